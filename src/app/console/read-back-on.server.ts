import { startOfLocalDay } from '#src/lib/dates/local-day.ts';

/**
 * Returns the start of a day from 2000 to 2099, as 'YYYY-MM-DD', in the time zone; null for '', undefined for anything
 * else.
 */
export const readBackOn = (text: string, timeZone: string): Date | null | undefined => {
  if (text === '') return null;
  const isDay = /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
  return isDay ? new Date(startOfLocalDay(text, timeZone)) : undefined;
};
