import { addDays, findLocalMoment } from '#src/lib/dates/local-day.ts';
import { localMoment } from '#src/locations/rules/hours/local-moment.ts';
import type { QuietHours } from './notice-choices.ts';

export const findQuietEnd = (quiet: QuietHours | null, now: Date, timeZone: string): Date | null => {
  if (quiet === null || quiet.from === quiet.to) return null;
  const { from, to } = quiet;
  const { day, time } = localMoment(now, timeZone);
  const passesMidnight = from > to;
  const isQuiet = passesMidnight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return null;
  const endsTomorrow = passesMidnight && time >= from;
  return new Date(findLocalMoment(endsTomorrow ? addDays(day, 1) : day, to, timeZone));
};
