import type { OpeningHours } from '#src/sites/model/opening-hours.ts';
import { shortWeekdayNames } from '../rules/weekday-names.ts';
import { describeDayHours } from './describe-day-hours.ts';

/** A line of the opening hours. */
export interface OpeningHoursView {
  /** 'Mon to Fri' */
  readonly days: string;
  /** '8:00 am to 5:30 pm', 'Closed' */
  readonly text: string;
}

const nameDay = (weekday: number): string => shortWeekdayNames[weekday] ?? '';

/** The week from Monday on, days alike next to each other as one line. @spec L3.06 */
export const groupOpeningHours = (hours: readonly OpeningHours[]): readonly OpeningHoursView[] => {
  const fromMonday = hours.toSorted((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7));
  const groups: { first: number; last: number; text: string }[] = [];
  for (const { weekday, ...day } of fromMonday) {
    const text = describeDayHours(day);
    const group = groups.at(-1);
    if (group?.text === text) group.last = weekday;
    else groups.push({ first: weekday, last: weekday, text });
  }
  return groups.map(({ first, last, text }) => ({
    days: first === last ? nameDay(first) : `${nameDay(first)} to ${nameDay(last)}`,
    text,
  }));
};
