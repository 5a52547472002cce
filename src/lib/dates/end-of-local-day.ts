import { localDay } from './local-day.ts';

const minuteMs = 60_000;
/** No place is further than this from the day's own noon at Greenwich, in minutes: the day has ended everywhere. */
const reachMinutes = 30 * 60;

/**
 * Unix milliseconds at which a calendar day 'YYYY-MM-DD' is over in a time zone. It is looked for, because a day may have
 * 23 or 25 hours.
 */
export const endOfLocalDay = (day: string, timeZone: string): number => {
  const noon = Date.parse(`${day}T12:00:00Z`) / minuteMs;
  let before = noon - reachMinutes;
  let after = noon + reachMinutes;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDay(middle * minuteMs, timeZone) <= day) before = middle;
    else after = middle;
  }
  return after * minuteMs;
};
