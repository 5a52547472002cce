/** Days of the week in the order of L3.06: 0 is Sunday. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The same days as a site's file and narrow tables write them. */
export const shortWeekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** The weekday of a day 'YYYY-MM-DD', 0 for Sunday. */
export const findWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
