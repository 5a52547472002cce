import { dayMs, minuteMs } from '#src/lib/durations.ts';
import { createZonedFormat } from './zoned-format.ts';

// Sweden writes days as YYYY-MM-DD.
const formatOf = createZonedFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day of a moment in a time zone such as 'Australia/Brisbane', as 'YYYY-MM-DD'. */
export const localDay = (moment: Date | number, timeZone: string): string => formatOf(timeZone).format(moment);

/** The day 'YYYY-MM-DD' some days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

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

/** Unix milliseconds at which a calendar day 'YYYY-MM-DD' begins in a time zone: the end of the day before it. */
export const startOfLocalDay = (day: string, timeZone: string): number => {
  const dayBefore = new Date(Date.parse(`${day}T12:00:00Z`) - dayMs).toISOString().slice(0, 10);
  return endOfLocalDay(dayBefore, timeZone);
};

// Sweden writes moments as YYYY-MM-DD HH:mm:ss.
const clockOf = createZonedFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/** What the clocks of a zone show at a moment, read as if it were Greenwich's, in milliseconds. */
const readClockMs = (momentMs: number, timeZone: string): number =>
  Date.parse(`${clockOf(timeZone).format(momentMs).replace(' ', 'T')}Z`);

/**
 * Unix milliseconds at which the clocks of a zone show a time 'HH:mm' of a day 'YYYY-MM-DD'. As calendars have it
 * (RFC 5545): a time that comes twice is the first of both, one that is left out is counted by the clocks before the change.
 */
export const findLocalMoment = (day: string, time: string, timeZone: string): number => {
  const clockMs = Date.parse(`${day}T${time}:00Z`);
  const offsetMs = (momentMs: number): number => readClockMs(momentMs, timeZone) - momentMs;
  // No zone is a day away from Greenwich, and none changes its clocks twice in two days.
  const byClocksBefore = clockMs - offsetMs(clockMs - dayMs);
  const byClocksAfter = clockMs - offsetMs(clockMs + dayMs);
  const shown = [byClocksBefore, byClocksAfter].filter((momentMs) => readClockMs(momentMs, timeZone) === clockMs);
  return shown.length === 0 ? byClocksBefore : Math.min(...shown);
};

/** The calendar year of a moment in a time zone. */
export const localYear = (moment: Date | number, timeZone: string): number =>
  Number(localDay(moment, timeZone).slice(0, 4));
