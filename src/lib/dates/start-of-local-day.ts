import { endOfLocalDay } from './end-of-local-day.ts';

const dayMs = 86_400_000;

/** Unix milliseconds at which a calendar day 'YYYY-MM-DD' begins in a time zone: the end of the day before it. */
export const startOfLocalDay = (day: string, timeZone: string): number => {
  const dayBefore = new Date(Date.parse(`${day}T12:00:00Z`) - dayMs).toISOString().slice(0, 10);
  return endOfLocalDay(dayBefore, timeZone);
};
