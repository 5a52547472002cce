import { formatHours } from '../../../../src/locations/rules/format-clock.ts';
import { arePeriodsApart, sortPeriods } from '../../../../src/locations/rules/hours/periods.ts';
import { shortWeekdayNames } from '../../../../src/locations/rules/weekday-names.ts';
import type { HoursPeriod } from '../../../../src/sites/model/site-location.ts';
import { placeInDay, readTime, type Time } from './hours-time.ts';
import { lunch, statuses, weekdayNumbers, weekdays } from './hours-tokens.ts';

export interface Value {
  readonly status: string;
  readonly periods: readonly HoursPeriod[];
}

/** `named` lists the weekdays that were named together, including this day. */
export interface DayValue extends Value {
  readonly named: readonly number[];
}

const listRun = (first: number, last: number): readonly number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, offset) => (first + offset) % 7);

/** Runs of days that a site's file has a name for, longest first. 0 is Sunday. */
export const runs = ['Mon-Sun', 'Mon-Sat', 'Mon-Fri', 'Sat-Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map(
  (days) => {
    const [first = 0, last = first] = days.split('-').map((name) => weekdays.indexOf(name.toLowerCase()));
    return { days, weekdays: listRun(first, last) };
  },
);

const nameDays = (days: readonly number[]): string =>
  runs.find(({ weekdays: run }) => run.join() === days.join())?.days ??
  days.map((weekday) => shortWeekdayNames[weekday]).join(', ');

export class UnreadHoursError extends Error {}

const sayHours = ({ status, periods }: Value): string => formatHours(periods) ?? status.toLowerCase();

const addPeriod = (value: Value, added: Value, days: string): Value => {
  const periods = sortPeriods([...value.periods, ...added.periods]);
  if (value.status !== added.status || periods.length < 2) {
    throw new UnreadHoursError(`For ${days}, we read both ${sayHours(value)} and ${sayHours(added)}.`);
  }
  if (!arePeriodsApart(periods)) throw new UnreadHoursError(`The times for ${days} overlap: ${formatHours(periods)}.`);
  return { ...value, periods };
};

const takeOut = (value: Value, { open, close }: HoursPeriod, days: readonly number[]): Value => {
  const around = value.periods.find((period) => period.open < open && close < period.close);
  if (around === undefined)
    throw new UnreadHoursError(`The lunch break isn't within the hours of ${nameDays(days)}: ${open} to ${close}.`);
  const halves = [
    { open: around.open, close: open },
    { open: close, close: around.close },
  ];
  return { ...value, periods: sortPeriods([...value.periods.filter((period) => period !== around), ...halves]) };
};

const checkPeriod = ({ open, close }: HoursPeriod): HoursPeriod => {
  const wrong = [open, close].find((time) => !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time));
  if (wrong !== undefined) throw new UnreadHoursError(`${wrong} isn't a time.`);
  if (open >= close) throw new UnreadHoursError(`${open} to ${close} ends before it starts.`);
  return { open, close };
};

/**
 * Reads the hours of each weekday, Sunday first; undefined for a day that isn't named. Days can come before or after
 * their hours. Throws an `UnreadHoursError` if any part can't be read.
 */
export const readWeek = (tokens: readonly string[]): readonly (DayValue | undefined)[] => {
  const week: (DayValue | undefined)[] = weekdays.map(() => undefined);
  let index = 0;
  /** Days that have been read, and whose hours haven't been read yet. */
  let days: readonly number[] = [];
  /** Hours that have been read, and whose days haven't been read yet. */
  let ahead: { readonly value: Value; readonly isUsed: boolean } | undefined;
  /**
   * The days of the last hours that were read. If the days came before those hours, further hours add a period to each
   * of them.
   */
  let last: { readonly days: readonly number[]; readonly cameFirst: boolean } | undefined;
  let groupCount = 0;
  /** The last opening time that was read, apart from second periods. 'Sat until 1pm' starts at this time. */
  let lastOpen: Time | undefined;

  const change = (weekdayList: readonly number[], edit: (value: Value) => Value): void => {
    for (const weekday of weekdayList) {
      const value = week[weekday];
      if (value !== undefined) week[weekday] = { ...value, ...edit(value) };
    }
  };
  const assign = (named: readonly number[], value: Value, cameFirst: boolean): void => {
    const isAgain = named.every((weekday) => week[weekday]?.named.join() === named.join());
    if (isAgain) change(named, (earlier) => addPeriod(earlier, value, nameDays(named)));
    else for (const weekday of named) week[weekday] = { ...value, named };
    last = { days: named, cameFirst };
    groupCount += 1;
  };
  const findRun = (at: number) => {
    const first = weekdayNumbers.get(tokens[at] ?? '');
    if (first === undefined) return undefined;
    const end = tokens[at + 1] === '-' ? weekdayNumbers.get(tokens[at + 2] ?? '') : undefined;
    return { run: listRun(first, end ?? first), next: at + (end === undefined ? 1 : 3) };
  };
  const countValueTokens = (): number => {
    if (statuses.has(tokens[index] ?? '')) return 1;
    return readTime(tokens[index]) === undefined ? 2 : 3;
  };
  /** True if days follow at `start`, but no hours follow the days. */
  const areDaysNext = (start: number): boolean => {
    let at = tokens[start] === '&' ? start + 1 : start;
    if (findRun(at) === undefined) return false;
    for (let found = findRun(at); found !== undefined; found = findRun(at)) {
      at = tokens[found.next] === '&' ? found.next + 1 : found.next;
    }
    const after = tokens[at] ?? '';
    return after !== '-' && !statuses.has(after) && readTime(after) === undefined;
  };
  const readPeriod = (notBefore: string | undefined): HoursPeriod => {
    const written = readTime(tokens[index]);
    const dash = index + (written === undefined ? 0 : 1);
    const close = tokens[dash] === '-' ? readTime(tokens[dash + 1]) : undefined;
    const open = written ?? lastOpen;
    if (open === undefined || close === undefined)
      throw new UnreadHoursError(`${tokens.slice(index, dash + 1).join(' ')} needs an opening and a closing time.`);
    index = dash + 2;
    if (notBefore === undefined) lastOpen = open;
    return checkPeriod(placeInDay(open, close, notBefore));
  };
  const readValue = (notBefore: string | undefined): Value => {
    const status = statuses.get(tokens[index] ?? '');
    if (status === undefined) return { status: 'Open', periods: [readPeriod(notBefore)] };
    index += 1;
    return { status, periods: [] };
  };
  const takeOutLunch = (): void => {
    const isOfAll = tokens[index - 1] === ',' && groupCount > 1;
    index += 1;
    if (readTime(tokens[index]) === undefined) throw new UnreadHoursError('Give the times of the lunch break.');
    const gap = readPeriod('');
    if (last === undefined || isOfAll) throw new UnreadHoursError("It isn't clear which days the lunch break is for.");
    const { days: named } = last;
    change(named, (value) => takeOut(value, gap, named));
  };
  const takeValue = (): void => {
    if (days.length > 0) {
      assign(days, readValue(undefined), true);
      days = [];
      ahead = undefined;
      return;
    }
    const second = last?.cameFirst && !areDaysNext(index + countValueTokens()) ? last.days : undefined;
    const earlier = second === undefined ? (ahead?.isUsed === false ? ahead.value : undefined) : week[second[0] ?? 0];
    const value = readValue(earlier?.periods.at(-1)?.close);
    if (second !== undefined) {
      change(second, (first) => addPeriod(first, value, nameDays(second)));
      return;
    }
    last = undefined;
    ahead = { value: earlier === undefined ? value : addPeriod(earlier, value, 'the first days'), isUsed: false };
  };

  while (index < tokens.length) {
    const token = tokens[index];
    const found = findRun(index);
    if (token === ',' || token === '&') {
      if (token === ',' && ahead?.isUsed) ahead = undefined;
      index += 1;
    } else if (token === lunch) {
      takeOutLunch();
    } else if (found === undefined) {
      takeValue();
    } else {
      index = found.next;
      if (ahead === undefined) days = [...days, ...found.run];
      else {
        assign(found.run, ahead.value, false);
        ahead = { ...ahead, isUsed: true };
      }
    }
  }
  if (days.length > 0) throw new UnreadHoursError(`${nameDays(days)} has no hours.`);
  if (ahead?.isUsed === false || week.every((day) => day === undefined))
    throw new UnreadHoursError('Say which days these hours are for.');
  return week;
};
