import { endOfLocalDay } from '#src/lib/dates/end-of-local-day.ts';

/** Unix milliseconds at which the last day of a notice is over; null: never. @spec B5.43 */
export const findExpiryMoment = (expiryDate: string | null, timeZone: string): number | null =>
  expiryDate === null ? null : endOfLocalDay(expiryDate, timeZone);
