import { type OpeningHoursRow, openingHoursRow } from '../../../../src/locations/rules/opening-hours-schema.ts';
import { shortWeekdayNames } from '../../../../src/locations/rules/weekday-names.ts';
import { readHolidays, type WrittenHolidays, writeHolidays } from './read-holidays.ts';

/** What people write and the words that replace it for `readWeek`, in this order. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ' '],
  [/[\u2010-\u2015]/g, '-'],
  [/\b([ap])\.?m\b\.?/g, '$1m'],
  [/(\d) ?([ap])m?\b/g, '$1$2m'],
  [/\b(?:12 ?)?(?:noon|midday)\b/g, '12pm'],
  [/\bhalf ?-?past (\d{1,2})/g, '$1:30'],
  [/\bquarter ?-?past (\d{1,2})/g, '$1:15'],
  [/(\d) ?o'?clock\b/g, '$1'],
  [/\b(?:weekdays?|m ?- ?f)\b/g, 'mon-fri'],
  [/\bweekends?\b/g, 'sat-sun'],
  [/\b(?:(?:7|seven) days(?: (?:a|per) week)?|every ?day|daily)\b/g, 'mon-sun'],
  [/\b(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|r|rs|ur)?(?:days?)?\b\.?/g, '$1'],
  [/\b(?:by )?(?:appointment|appt)\b\.?(?: only)?/g, 'appointment'],
  [/\b(?:open|from|hours|hrs|on|we're)\b|:(?!\d)/g, ' '],
  [/\b(?:until|till?|to)\b/g, '-'],
  [/\band\b|\+/g, '&'],
  [/[;|/]/g, ','],
];

const weekdays = shortWeekdayNames.map((name) => name.toLowerCase());
const weekdayNumbers: ReadonlyMap<string, number> = new Map(weekdays.map((name, weekday) => [name, weekday]));

const statuses: ReadonlyMap<string, string> = new Map([
  ['closed', 'Closed'],
  ['appointment', 'By appointment only'],
]);

interface Time {
  readonly hour: number;
  readonly minute: string;
  readonly half: string | undefined;
  /** True for a time that must be on a 24-hour clock, such as '08:30' or '17:30'. '8:30' can be on either clock. */
  readonly isOfDay: boolean;
}

const timePattern = /^(\d{1,2}?)(?:[:.]?(\d\d))?(am|pm)?$/;

const readTime = (token = ''): Time | undefined => {
  const [, hour, minute = '00', half] = timePattern.exec(token) ?? [];
  if (hour === undefined) return undefined;
  return { hour: Number(hour), minute, half, isOfDay: hour.startsWith('0') || Number(hour) > 12 };
};

const formatTime = ({ hour, minute, half }: Time): string =>
  `${String(half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`;

/** Nobody opens a yard before this hour, so '1-5' is the afternoon. */
const earliestOpening = 6;

/** Decides whether each time is before or after noon: '8.30-5.30' closes at 17:30. Returns both as 'HH:MM'. */
const placeInDay = (open: Time, close: Time): readonly [string, string] => {
  const opens =
    open.half === undefined && !open.isOfDay && open.hour < earliestOpening ? { ...open, half: 'pm' } : open;
  const from = formatTime(opens);
  const isEvening = close.half === undefined && !close.isOfDay && !open.isOfDay && formatTime(close) <= from;
  return [from, formatTime(isEvening ? { ...close, half: 'pm' } : close)];
};

type Value = Omit<OpeningHoursRow, 'days'>;

const findTokens = /[a-z]+|\d[\d:.]*(?:am|pm)?|[-&,]|\S/g;

/** Returns the weekdays from `first` to `last`, both included. A run can go on from Saturday to Sunday. */
const listRun = (first: number, last: number): readonly number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, offset) => (first + offset) % 7);

/**
 * Reads the hours of each weekday, Sunday first; undefined for a day that isn't named. Days can come before or after
 * their hours. Returns undefined instead of a week if any part can't be read.
 */
const readWeek = (tokens: readonly string[]): readonly (Value | undefined)[] | undefined => {
  const week: (Value | undefined)[] = weekdays.map(() => undefined);
  const at = { index: 0 };
  let days: readonly number[] = [];
  let ahead: { readonly value: Value; readonly isUsed: boolean } | undefined;
  let lastOpen: Time | undefined;
  const assign = (weekdayList: readonly number[], value: Value): void => {
    for (const weekday of weekdayList) week[weekday] = value;
  };
  const readDays = (): readonly number[] | undefined => {
    const first = weekdayNumbers.get(tokens[at.index] ?? '');
    if (first === undefined) return undefined;
    const last = tokens[at.index + 1] === '-' ? weekdayNumbers.get(tokens[at.index + 2] ?? '') : undefined;
    at.index += last === undefined ? 1 : 3;
    return listRun(first, last ?? first);
  };
  const readValue = (): Value | undefined => {
    const status = statuses.get(tokens[at.index] ?? '');
    if (status !== undefined) {
      at.index += 1;
      return { status };
    }
    const written = readTime(tokens[at.index]);
    const dash = at.index + (written === undefined ? 0 : 1);
    const close = tokens[dash] === '-' ? readTime(tokens[dash + 1]) : undefined;
    const open = written ?? lastOpen;
    if (open === undefined || close === undefined) return undefined;
    at.index = dash + 2;
    lastOpen = open;
    const [from, to] = placeInDay(open, close);
    return { status: 'Open', open: from, close: to };
  };
  while (at.index < tokens.length) {
    const token = tokens[at.index];
    if (token === ',' || token === '&') {
      if (token === ',' && ahead?.isUsed) ahead = undefined;
      at.index += 1;
      continue;
    }
    const run = readDays();
    if (run !== undefined) {
      if (ahead === undefined) days = [...days, ...run];
      else {
        assign(run, ahead.value);
        ahead = { ...ahead, isUsed: true };
      }
      continue;
    }
    const value = readValue();
    if (value === undefined || ahead?.isUsed === false) return undefined;
    ahead = days.length > 0 ? undefined : { value, isUsed: false };
    assign(days, value);
    days = [];
  }
  return days.length === 0 && ahead?.isUsed !== false && week.some((day) => day !== undefined) ? week : undefined;
};

/** Runs of days that a site's file has a name for, the longest first. Weekdays as in L3.06: 0 is Sunday. */
const runs = ['Mon-Sun', 'Mon-Sat', 'Mon-Fri', 'Sat-Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map(
  (days) => {
    const [first = 0, last = first] = days.split('-').map((name) => weekdays.indexOf(name.toLowerCase()));
    return { days, weekdays: listRun(first, last) };
  },
);

const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  one?.status === other?.status && one?.open === other?.open && one?.close === other?.close;

const placeInWeek = (weekday: number): number => (weekday + 6) % 7;

const groupDays = (week: readonly (Value | undefined)[]): readonly object[] => {
  const left = new Set(week.keys());
  const groups = runs.filter(({ weekdays: run }) => {
    const value = week[run[0] ?? 0];
    const fits = value !== undefined && run.every((weekday) => left.has(weekday) && isSame(week[weekday], value));
    if (fits) for (const weekday of run) left.delete(weekday);
    return fits;
  });
  return groups
    .toSorted(({ weekdays: [one = 0] }, { weekdays: [other = 0] }) => placeInWeek(one) - placeInWeek(other))
    .map(({ days, weekdays: [first = 0] }) => ({ days, ...week[first] }));
};

/** The spellings for holidays come first, because 'closed Sundays & public hols' names both. */
const standardise = (text: string): string =>
  spellings.reduce((written, [spelling, word]) => written.replaceAll(spelling, word), text);

export interface WrittenHours {
  readonly rows: readonly OpeningHoursRow[];
  readonly holidays: WrittenHolidays;
}

/**
 * Reads opening hours as people write them, such as 'Mon-Fri 8:30-17:30, Sat 9am-4pm, Sun closed' or 'Monday to Friday
 * 8.30 to 5.30, closed Sundays & public hols'. Returns undefined if a part can't be read.
 */
export const readHours = (text: string): WrittenHours | undefined => {
  const { holidays, rest } = readHolidays(text.toLowerCase());
  const week = readWeek(standardise(rest).match(findTokens) ?? []);
  const rows = week && groupDays(week).map((row) => openingHoursRow.safeParse(row));
  if (rows === undefined || rows.some(({ success }) => !success)) return undefined;
  return { rows: rows.flatMap(({ data }) => data ?? []), holidays };
};

export const readOpeningHours = (text: string): readonly OpeningHoursRow[] | undefined => readHours(text)?.rows;

const isKnown = (token: string): boolean =>
  ['-', '&', ','].includes(token) || weekdayNumbers.has(token) || statuses.has(token) || readTime(token) !== undefined;

/** Returns the words that can't be read, in phrases as they were typed: 'till late' gives 'late'. */
export const listUnreadWords = (text: string): readonly string[] => {
  const { rest } = readHolidays(text.toLowerCase());
  const phrases = (standardise(rest).match(findTokens) ?? []).map((token) => (isKnown(token) ? '\n' : token)).join(' ');
  return phrases
    .split('\n')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
};

/** Formats hours as 'Mon-Fri 08:30-17:30, Sun closed', which `readHours` reads as the same hours. */
export const writeHours = ({ rows, holidays }: WrittenHours): string =>
  [
    ...rows.map(
      ({ days, status, open, close }) => `${days} ${open === undefined ? status.toLowerCase() : `${open}-${close}`}`,
    ),
    ...writeHolidays(holidays),
  ].join(', ');
