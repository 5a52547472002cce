/** The weekday of a day 'YYYY-MM-DD', 0 for Sunday. */
export const findWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
