/** 0 is Sunday, as in L3.06. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** As in site files and narrow tables. */
export const shortWeekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Returns the weekday of a day 'YYYY-MM-DD', 0 for Sunday. */
export const findWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
