import type { OpeningHours, SiteLocation } from '#src/sites/model/site-location.ts';
import type { PlacesConfig } from './config.ts';
import { formatHours } from './format-clock.ts';
import { sortPeriods } from './hours/periods.ts';
import { type OpeningHoursRow, readRowPeriods } from './opening-hours-schema.ts';
import { shortWeekdayNames } from './weekday-names.ts';

const names: readonly string[] = shortWeekdayNames;

const weekdaysOf = (days: OpeningHoursRow['days']): readonly number[] => {
  const [first, last] = days.split('-').map((name) => names.indexOf(name));
  if (first === undefined || last === undefined) return first === undefined ? [] : [first];
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, offset) => (first + offset) % 7);
};

const toDay = (weekday: number, rows: readonly OpeningHoursRow[]): OpeningHours => {
  const periods = sortPeriods(rows.flatMap(readRowPeriods));
  const inWords = rows.find(({ formattedHours }) => formattedHours !== undefined)?.formattedHours;
  return { weekday, status: rows[0]?.status ?? 'Closed', formattedHours: inWords ?? formatHours(periods), periods };
};

/**
 * Returns seven days, Sunday first. The last row that includes a day applies, together with all rows for the same
 * `days`. @spec L3.06
 */
export const expandOpeningHours = (rows: readonly OpeningHoursRow[]): readonly OpeningHours[] =>
  shortWeekdayNames.map((_, weekday) => {
    const last = rows.findLast((row) => weekdaysOf(row.days).includes(weekday));
    return toDay(
      weekday,
      rows.filter(({ days }) => days === last?.days),
    );
  });

type HoursSwitches = Pick<PlacesConfig, 'closedText' | 'weekendOverrides'>;

/** @spec L9.14, L9.17 */
export const applyHoursSwitches = (
  week: readonly OpeningHours[],
  type: SiteLocation['type'],
  { closedText, weekendOverrides }: HoursSwitches,
): readonly OpeningHours[] =>
  week.map((entry) => {
    const override = weekendOverrides.find(
      ({ types, day }) => type !== null && types.includes(type) && day === shortWeekdayNames[entry.weekday],
    );
    if (override !== undefined) {
      return { ...entry, status: override.status, formattedHours: null, periods: [] };
    }
    return entry.status === 'Closed' && entry.formattedHours === null ? { ...entry, status: closedText } : entry;
  });
