import { formatHours } from '../../../../src/locations/rules/format-clock.ts';
import type { HoursPeriod } from '../../../../src/sites/model/site-location.ts';
import { describeUnreadWords, listTokens, listUnreadWords } from './hours-tokens.ts';
import { readHolidays, type WrittenHolidays, writeHolidays } from './read-holidays.ts';
import { readWeek, runs, UnreadHoursError, type Value } from './read-week.ts';

const isSame = (one: Value, other: Value | undefined): boolean =>
  one.status === other?.status && formatHours(one.periods) === formatHours(other.periods);

const placeInWeek = (weekday: number): number => (weekday + 6) % 7;

export interface WrittenRow extends Value {
  readonly days: string;
}

const groupDays = (week: readonly (Value | undefined)[]): readonly WrittenRow[] => {
  const left = new Set(week.keys());
  const groups = runs.flatMap(({ days, weekdays: run }) => {
    const [first = 0] = run;
    const value = week[first];
    if (value === undefined || !run.every((weekday) => left.has(weekday) && isSame(value, week[weekday]))) return [];
    for (const weekday of run) left.delete(weekday);
    return [{ first, row: { days, status: value.status, periods: value.periods } }];
  });
  return groups.toSorted((one, other) => placeInWeek(one.first) - placeInWeek(other.first)).map(({ row }) => row);
};

export interface WrittenHours {
  readonly rows: readonly WrittenRow[];
  readonly holidays: WrittenHolidays;
  readonly remarks: readonly string[];
}

type ReadHours = Pick<WrittenHours, 'rows' | 'holidays'>;

const bracketed = /[([][^()[\]]*[)\]]/g;
/** Remarks that match could change the hours, so they can't be left out. */
const changesHours =
  /\d|\b(?:mon|tue|wed|thu|fri|sat|sun)|(?:clos|shut|open)(?!\w* for lunch)|early|late|appointment|appt|except|only|holiday|\bph\b|day|noon|midnight|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|summer|autumn|winter|spring|easter|christmas|xmas)/;

const listRemarks = (text: string): readonly string[] =>
  (text.match(bracketed) ?? []).filter((remark) => !changesHours.test(remark.toLowerCase()));

const saysMore = (remark: string, { rows }: ReadHours): boolean =>
  /lunch/i.test(remark) && rows.every(({ periods }) => periods.length < 2);

const readPlainHours = (text: string): ReadHours | string => {
  // Reads the holidays first, because 'closed Sundays & public hols' names a weekday and holidays.
  const { holidays, rest } = readHolidays(text.toLowerCase().replaceAll(/\b(?:shut|not open)\b/g, 'closed'));
  const tokens = listTokens(rest);
  const unread = listUnreadWords(tokens);
  if (unread.length > 0) return describeUnreadWords(unread);
  try {
    return { rows: groupDays(readWeek(tokens)), holidays };
  } catch (error) {
    if (error instanceof UnreadHoursError) return error.message;
    throw error;
  }
};

/**
 * Reads opening hours as people write them, such as 'Monday to Friday 8.30-12.30 and 1-5.30, shut Sundays & public
 * hols'. Unreadable remarks in brackets that don't change the hours are returned in `remarks`. If any other part can't
 * be read, returns a sentence with the reason.
 */
export const readHours = (text: string): WrittenHours | string => {
  const hours = readPlainHours(text);
  const remarks = listRemarks(text);
  if (typeof hours !== 'string') return { ...hours, remarks: [] };
  if (remarks.length === 0) return hours;
  const rest = readPlainHours(remarks.reduce((written, remark) => written.replace(remark, ' '), text));
  if (typeof rest === 'string' || remarks.some((remark) => saysMore(remark, rest))) return hours;
  return { ...rest, remarks };
};

const writePeriods = (periods: readonly HoursPeriod[], separator: string): string =>
  periods.map(({ open, close }) => `${open}-${close}`).join(separator);

export const readKnownHours = (text: string): WrittenHours => {
  const hours = readHours(text);
  if (typeof hours === 'string') throw new Error(hours);
  return hours;
};

export const listHoursRows = ({ rows }: WrittenHours): readonly object[] =>
  rows.map(({ days, status, periods }) => {
    if (periods.length > 1) return { days, hours: writePeriods(periods, ', ') };
    return periods.length === 0 ? { days, status } : { days, ...periods[0] };
  });

/** Formats hours as 'Mon-Fri 08:30-12:30 & 13:00-17:30, Sun closed', for `readHours` to read again. */
export const writeHours = ({ rows, holidays }: ReadHours): string =>
  [
    ...rows.map(
      ({ days, status, periods }) =>
        `${days} ${periods.length === 0 ? status.toLowerCase() : writePeriods(periods, ' & ')}`,
    ),
    ...writeHolidays(holidays),
  ].join(', ');
