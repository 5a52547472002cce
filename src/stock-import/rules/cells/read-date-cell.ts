import { isDay } from '#src/lib/dates/local-day.ts';
import { dayMs } from '#src/lib/durations.ts';
import { unregisteredDay } from '#src/vehicle/rules/fields/date-kinds.ts';
import type { CellHabits } from './cell-kinds.ts';

type DateOrder = CellHabits['dateOrder'];

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
export const fullMonthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

const findMonth = (name: string): number | undefined => {
  const lower = name.toLowerCase();
  const short = lower === 'sept' ? 'sep' : lower;
  const names: readonly string[] = short.length === 3 ? monthNames : fullMonthNames;
  const index = names.indexOf(short);
  return index === -1 ? undefined : index + 1;
};

export const toYear = (digits: string): number => {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
};

const yearCell = /^(?:MY\s?)?['’‘]?\s?(\d{2}|\d{4})(?:\.0)?$/i;

export const readYearCell = (cell: string): string | undefined => {
  const [, digits] = yearCell.exec(cell) ?? [];
  return digits === undefined ? undefined : String(toYear(digits));
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const toDay = (year: string, month: number, date: number): string | undefined => {
  const fullYear = toYear(year);
  if (fullYear < 1900 || fullYear > 2100) return undefined;
  const lastDate = month >= 1 && month <= 12 ? new Date(Date.UTC(fullYear, month, 0)).getUTCDate() : 0;
  return date >= 1 && date <= lastDate ? `${fullYear}-${twoDigits(month)}-${twoDigits(date)}` : undefined;
};

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const numeric = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const dateNamed = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]{0,2}([a-z]{3,9})[-/., ]{0,2}(\d{4}|\d{2})$/i;
const nameFirst = /^([a-z]{3,9})[-. ]{1,2}(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? /i;
const time = /[T ,]{1,2}(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d{1,9})?))? ?(?:([ap])\.?m\.?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** The parts can be impossible, such as 31 February or month 13. */
export interface DateParts {
  readonly year: number;
  /** 1 for January; NaN if `monthName` is neither a number nor a month's name. */
  readonly month: number;
  readonly date: number;
  readonly monthName: string;
}

const toParts = (year: string, monthName: string, date: string): DateParts => {
  const month = /^\d+$/.test(monthName) ? Number(monthName) : (findMonth(monthName) ?? Number.NaN);
  return { year: toYear(year), month, date: Number(date), monthName };
};

/** Ignores a weekday and a time. Returns undefined for text that isn't written like a date. */
export const splitDate = (cell: string, order: DateOrder): DateParts | undefined => {
  const text = cell.replace(time, '').replace(weekday, '');
  const [, fullYear, firstMonth = '', firstDate = ''] = yearFirst.exec(text) ?? compact.exec(text) ?? [];
  if (fullYear !== undefined) return toParts(fullYear, firstMonth, firstDate);
  const [, one = '', other = '', year] = numeric.exec(text) ?? [];
  if (year !== undefined) return order === 'dayFirst' ? toParts(year, other, one) : toParts(year, one, other);
  const [, date = '', name = '', yearOfName] = dateNamed.exec(text) ?? [];
  if (yearOfName !== undefined) return toParts(yearOfName, name, date);
  const [, leadingName = '', dateAfter = '', yearAfter] = nameFirst.exec(text) ?? [];
  return yearAfter === undefined ? undefined : toParts(yearAfter, leadingName, dateAfter);
};

const serial = /^(\d{5})(?:\.\d{1,12})?$/;
/** Excel's day numbers for 1 January 1990 and 31 December 2050. Other five-digit figures are unlikely to be dates. */
const [firstSerial, lastSerial] = [32_874, 55_153];
const dayOfSerial0 = Date.UTC(1899, 11, 30);

const readSerialDay = (text: string): string | undefined => {
  const days = Number(serial.exec(text)?.[1] ?? 0);
  if (days < firstSerial || days > lastSerial) return undefined;
  return new Date(dayOfSerial0 + days * dayMs).toISOString().slice(0, 10);
};

const readBare = (text: string, order: DateOrder): string | undefined => {
  const first = yearFirst.exec(text) ?? compact.exec(text);
  if (first?.[1] !== undefined) return toDay(first[1], Number(first[2]), Number(first[3]));
  const [, one, other, year] = numeric.exec(text) ?? [];
  if (year !== undefined) {
    const [date, month] = order === 'dayFirst' ? [Number(one), Number(other)] : [Number(other), Number(one)];
    return toDay(year, month, date) ?? toDay(year, date, month);
  }
  const [, date, name, yearOfName] = dateNamed.exec(text) ?? [];
  if (name !== undefined && yearOfName !== undefined) return toDay(yearOfName, findMonth(name) ?? 0, Number(date));
  const [, leading, dateAfter, yearAfter] = nameFirst.exec(text) ?? [];
  if (leading === undefined || yearAfter === undefined) return readSerialDay(text);
  return toDay(yearAfter, findMonth(leading) ?? 0, Number(dateAfter));
};

/**
 * Ignores a weekday and a time. Swaps day and month if only that gives a real date. Returns 'YYYY-MM-DD'; undefined if
 * the cell can't be read.
 */
export const readDayCell = (cell: string, order: DateOrder): string | undefined =>
  readBare(cell.replace(time, '').replace(weekday, ''), order);

const unregisteredWords: ReadonlySet<string> = new Set([
  'unreg',
  'unregd',
  'unregistered',
  'notregistered',
  'notreg',
  'noreg',
  'norego',
  'noregistration',
]);
export const isUnregisteredWord = (cell: string): boolean =>
  unregisteredWords.has(cell.toLowerCase().replaceAll(/[^a-z]/g, ''));

const monthAndYear = /^(\d{1,2})[-/. ](\d{4}|\d{2})$/;
const yearAndMonth = /^(\d{4})[-/. ]?(\d{1,2})$/;
const namedMonth = /^([a-z]{3,9})[-/.,' ]{0,2}(\d{4}|\d{2})$/i;
const yearAndName = /^(\d{4})[-/., ]{0,2}([a-z]{3,9})$/i;

/** Reads a month, or the month of a date. Returns 'YYYY-MM'; undefined for a year alone and for an unreadable cell. */
export const readMonthCell = (cell: string, order: DateOrder): string | undefined => {
  const serialDay = readSerialDay(cell);
  if (serialDay !== undefined) return serialDay.slice(0, 7);
  const [, month, year] = monthAndYear.exec(cell) ?? [];
  if (year !== undefined) return toDay(year, Number(month), 1)?.slice(0, 7);
  const [, yearBefore, monthAfter] = yearAndMonth.exec(cell) ?? [];
  if (yearBefore !== undefined && monthAfter !== undefined && cell.length > 4) {
    return toDay(yearBefore, Number(monthAfter), 1)?.slice(0, 7);
  }
  const [, name, yearOfName] = namedMonth.exec(cell) ?? [];
  if (name !== undefined && yearOfName !== undefined) return toDay(yearOfName, findMonth(name) ?? 0, 1)?.slice(0, 7);
  const [, yearOfMonth, nameAfter] = yearAndName.exec(cell) ?? [];
  if (yearOfMonth !== undefined && nameAfter !== undefined) {
    return toDay(yearOfMonth, findMonth(nameAfter) ?? 0, 1)?.slice(0, 7);
  }
  return readDayCell(cell, order)?.slice(0, 7);
};

/** Excludes figures such as '12.10' and '201906', which might not be dates. */
const withMark = /[-/ a-z]|\.\d{4}$|^\d{4}\./i;
const twoYears = /^(?:\d\d)?(\d\d)[-/ ](\d\d)$/;

/**
 * Reads '06/2019', 'Jun 19', '2019/06' and '12/06/2019' as 2019. Undefined for '2010/11', which can be two years, for
 * figures such as '201906', and for an unreadable cell.
 */
export const readYearOfMonth = (cell: string, order: DateOrder): string | undefined => {
  const [, one, other] = twoYears.exec(cell) ?? [];
  if (!withMark.test(cell) || (one !== undefined && Number(other) === Number(one) + 1)) return undefined;
  return readMonthCell(cell, order)?.slice(0, 4);
};

const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10);
};

const monthOrDay = /^\d{1,2}[-/. ]3[01]$/;

export const readExpiryDay = (text: string, order: DateOrder): string | undefined => {
  const day = readDayCell(text, order);
  if (day !== undefined) return day;
  const month = monthOrDay.test(text) ? undefined : readMonthCell(text, order);
  return month === undefined ? undefined : lastDayOf(month);
};

const expiryWords: ReadonlySet<string> = new Set(
  'exp expiry expires expired expiring until till til due reg rego regd registration registered'.split(' '),
);

export const isExpiryWord = (word: string): boolean => expiryWords.has(word.toLowerCase().replace(/[.:]$/, ''));

const dropExpiryWords = (cell: string): string =>
  cell
    .split(' ')
    .filter((word) => !isExpiryWord(word))
    .join(' ')
    .trim();

/**
 * Reads a day or a month, as in 'exp 3/27'. Returns 'YYYY-MM-DD': the day, or the last day of the month. Returns
 * `unregisteredDay` for a word such as 'Unreg', and undefined for an unreadable cell.
 */
export const readRegoExpiryCell = (cell: string, order: DateOrder): string | undefined =>
  isUnregisteredWord(cell) ? unregisteredDay : readExpiryDay(dropExpiryWords(cell), order);

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const offset = /(?:Z|[+-]\d{2}:?\d{2})$/;

const brisbane = '+10:00';

const toHour = (digits: string, half: string | undefined): number => {
  const hour = Number(digits);
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
};

const readTime = (cell: string): string => {
  const [, hourDigits = '0', minute = '00', second = '00', half, zone = brisbane] = time.exec(cell) ?? [];
  const hour = toHour(hourDigits, half);
  const isReal = hour < 24 && Number(minute) < 60 && Number(second) < 60;
  return `${isReal ? `${twoDigits(hour)}:${minute}:${second}` : '00:00:00'}${zone.toUpperCase()}`;
};

/**
 * Returns an ISO 8601 time; undefined for an unreadable cell. A cell without a time gives midnight. A cell without an
 * offset is read as Brisbane time.
 */
export const readMomentCell = (cell: string, order: DateOrder): string | undefined => {
  if (isoMoment.test(cell)) {
    const moment = offset.test(cell) ? cell : `${cell}${brisbane}`;
    return isDay(cell.slice(0, 10)) && !Number.isNaN(Date.parse(moment)) ? moment : undefined;
  }
  const day = readDayCell(cell, order);
  return day === undefined ? undefined : `${day}T${readTime(cell)}`;
};
