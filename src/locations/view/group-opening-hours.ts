import type { OpeningHours } from '#src/sites/model/site-location.ts';
import { shortWeekdayNames } from '../rules/weekday-names.ts';
import { describeDayHours } from './describe-day-hours.ts';

export interface OpeningHoursView {
  readonly days: string;
  readonly text: string;
}

const workdays = [1, 2, 3, 4, 5];
const workdaysName = 'Mon-Fri';

const buildLine = (days: string, entry: OpeningHours | undefined): OpeningHoursView[] =>
  entry === undefined ? [] : [{ days, text: describeDayHours(entry) }];

/** @spec L9.12, L9.13 */
export const groupOpeningHours = (hours: readonly OpeningHours[]): readonly OpeningHoursView[] => {
  const dayOf = (weekday: number) => hours.find((entry) => entry.weekday === weekday);
  const lineOf = (weekday: number) => buildLine(shortWeekdayNames[weekday] ?? '', dayOf(weekday));
  const texts = workdays.map((weekday) => lineOf(weekday)[0]?.text);
  const isOneLine = texts.every((text) => text !== undefined && text === texts[0]);
  const week = isOneLine ? buildLine(workdaysName, dayOf(1)) : workdays.flatMap(lineOf);
  return [...week, ...lineOf(6), ...lineOf(0)];
};

export const isOfWeekday = ({ days }: OpeningHoursView, weekday: number): boolean =>
  days === shortWeekdayNames[weekday] || (days === workdaysName && workdays.includes(weekday));
