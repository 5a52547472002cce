import { locale } from '#src/lib/australia.ts';
import { withPlainSpaces } from '#src/lib/text/with-plain-spaces.ts';
import { localDay } from './local-day.ts';
import { createZonedFormat } from './zoned-format.ts';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const formatMonth = (month: string): string => {
  const [year, number] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? number} ${year}`;
};

export const formatDayInWords = (day: string): string => `${Number(day.slice(8, 10))} ${formatMonth(day.slice(0, 7))}`;

const timeOf = createZonedFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true });

export const describeClock = (momentMs: number, timeZone: string): string =>
  withPlainSpaces(timeOf(timeZone).format(momentMs));

export const describeDated = (momentMs: number, timeZone: string): string =>
  `${formatDayInWords(localDay(new Date(momentMs), timeZone))}, ${describeClock(momentMs, timeZone)}`;
