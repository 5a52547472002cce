import { createZonedFormat } from './zoned-format.ts';

const dayMs = 86_400_000;

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
