import type { OpeningHours } from '#src/sites/config/resolved-site.ts';
import { type OpeningHoursRow, weekdayNames } from './opening-hours-schema.ts';

const names: readonly string[] = weekdayNames;

const weekdaysOf = (days: OpeningHoursRow['days']): readonly number[] => {
  const [first, last] = days.split('-').map((name) => names.indexOf(name));
  if (first === undefined || last === undefined) return first === undefined ? [] : [first];
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, offset) => (first + offset) % 7);
};

/** '17:30' as '5:30 pm'. @spec L9.16 */
const formatClock = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
};

const toDay = (weekday: number, row: OpeningHoursRow | undefined): OpeningHours => {
  const open = row?.open ?? null;
  const close = row?.close ?? null;
  const formattedHours = open !== null && close !== null ? `${formatClock(open)} to ${formatClock(close)}` : null;
  return { weekday, status: row?.status ?? 'Closed', formattedHours, open, close };
};

/** The seven days of a week, Sunday first, out of rows for runs of days; a later row wins, a day without one is closed. @spec L3.06 */
export const expandOpeningHours = (rows: readonly OpeningHoursRow[]): readonly OpeningHours[] =>
  weekdayNames.map((_, weekday) =>
    toDay(
      weekday,
      rows.findLast((row) => weekdaysOf(row.days).includes(weekday)),
    ),
  );
