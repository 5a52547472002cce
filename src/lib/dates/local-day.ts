import { dayMs, minuteMs } from '#src/lib/durations.ts';
import { createZonedFormat } from './zoned-format.ts';

// The Swedish format is YYYY-MM-DD.
const formatOf = createZonedFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** Returns 'YYYY-MM-DD'. */
export const localDay = (moment: Date | number, timeZone: string): string => formatOf(timeZone).format(moment);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** In every time zone, a day starts and ends within 30 hours of noon UTC on its date. */
const reachMinutes = 30 * 60;

/** Returns the first moment after the day, in Unix ms. */
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

export const startOfLocalDay = (day: string, timeZone: string): number => {
  const dayBefore = new Date(Date.parse(`${day}T12:00:00Z`) - dayMs).toISOString().slice(0, 10);
  return endOfLocalDay(dayBefore, timeZone);
};

// The Swedish format is YYYY-MM-DD HH:mm:ss.
const clockOf = createZonedFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/** Returns the local clock time at `momentMs`, converted to Unix ms as if it were UTC. */
const readClockMs = (momentMs: number, timeZone: string): number =>
  Date.parse(`${clockOf(timeZone).format(momentMs).replace(' ', 'T')}Z`);

/**
 * Returns Unix ms. If the local time occurs twice, returns the first moment. If daylight saving skips the local time,
 * reads it as if the clocks hadn't changed yet.
 */
export const findLocalMoment = (day: string, time: string, timeZone: string): number => {
  const clockMs = Date.parse(`${day}T${time}:00Z`);
  const offsetMs = (momentMs: number): number => readClockMs(momentMs, timeZone) - momentMs;
  // No zone is a whole day from UTC, and none changes its clocks twice within two days.
  const byClocksBefore = clockMs - offsetMs(clockMs - dayMs);
  const byClocksAfter = clockMs - offsetMs(clockMs + dayMs);
  const shown = [byClocksBefore, byClocksAfter].filter((momentMs) => readClockMs(momentMs, timeZone) === clockMs);
  return shown.length === 0 ? byClocksBefore : Math.min(...shown);
};

export const localYear = (moment: Date | number, timeZone: string): number =>
  Number(localDay(moment, timeZone).slice(0, 4));
