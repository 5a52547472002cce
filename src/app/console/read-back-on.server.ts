import { isDay, startOfLocalDay } from '#src/lib/dates/local-day.ts';

/**
 * Reads a day from 2000 to 2099, such as '2026-03-01', and returns its start in the time zone. Returns null for '', and
 * undefined for anything else.
 */
export const readBackOn = (text: string, timeZone: string): Date | null | undefined => {
  if (text === '') return null;
  return text.startsWith('20') && isDay(text) ? new Date(startOfLocalDay(text, timeZone)) : undefined;
};
