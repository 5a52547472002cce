import { addDays, endOfLocalDay, isDay, localDay } from '#src/lib/dates/local-day.ts';
import { defaultValidDays, maxValidDays } from './config.ts';

/**
 * Returns the end of the last day on which a payment can be made. Undefined if the day is invalid, past or more than
 * `maxValidDays` away.
 * @param until 'YYYY-MM-DD', or null for the default
 */
export const findLastMoment = (until: string | null, timeZone: string, now: Date): Date | undefined => {
  const today = localDay(now, timeZone);
  const day = until ?? addDays(today, defaultValidDays);
  const isWithinYear = isDay(day) && day >= today && day <= addDays(today, maxValidDays);
  return isWithinYear ? new Date(endOfLocalDay(day, timeZone)) : undefined;
};
