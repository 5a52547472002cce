import type { HoursPeriod } from '#src/sites/model/site-location.ts';

const periodPattern = /^(\d{1,2})(?:[:.](\d\d))? ?([ap]m)? ?(?:-|\u2013|to) ?(\d{1,2})(?:[:.](\d\d))? ?([ap]m)?$/;

/** Returns 'HH:MM'. A time without 'am' or 'pm' is on a 24-hour clock and must have minutes. */
const readTime = (hour = '', minute?: string, half?: string): string | undefined => {
  const hours = Number(hour);
  const isTime = half === undefined ? minute !== undefined && hours < 24 : hours >= 1 && hours <= 12;
  if (!isTime || Number(minute ?? 0) > 59) return undefined;
  const ofDay = half === undefined ? hours : (hours % 12) + (half === 'pm' ? 12 : 0);
  return `${String(ofDay).padStart(2, '0')}:${minute ?? '00'}`;
};

const readPeriod = (text: string): readonly HoursPeriod[] => {
  const [, ...parts] = periodPattern.exec(text) ?? [];
  const open = readTime(...parts.slice(0, 3));
  const close = readTime(...parts.slice(3));
  return open === undefined || close === undefined ? [] : [{ open, close }];
};

/** Reads '8:30am-12:30pm, 1pm-5:30pm' or '08:30-12:30'; undefined if a part can't be read. */
export const readPeriods = (text: string): readonly HoursPeriod[] | undefined => {
  const parts = text.toLowerCase().split(',');
  const periods = parts.flatMap((part) => readPeriod(part.trim()));
  return periods.length === parts.length ? periods : undefined;
};

export const sortPeriods = (periods: readonly HoursPeriod[]): readonly HoursPeriod[] =>
  periods.toSorted((one, other) => one.open.localeCompare(other.open));

export const arePeriodsApart = (periods: readonly HoursPeriod[]): boolean =>
  sortPeriods(periods).every(
    ({ open, close }, index, sorted) => open < close && (index === 0 || (sorted[index - 1]?.close ?? '') <= open),
  );
