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

/** A day 'YYYY-MM-DD' in Australian form: '20/11/2026'. */
export const formatDate = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');

/** A month 'YYYY-MM' in words: 'March 2021'. */
export const formatMonth = (month: string): string => {
  const [year, number] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? number} ${year}`;
};

/** A day 'YYYY-MM-DD' in words: '5 March 2021'. */
export const formatDayInWords = (day: string): string => `${Number(day.slice(8, 10))} ${formatMonth(day.slice(0, 7))}`;

const timeOf = createZonedFormat('en-AU', { hour: 'numeric', minute: '2-digit', hour12: true });

/** '10:42 am' by the clocks of the business. Programs put narrow and unbreakable spaces into times; words of a page have plain ones. */
export const describeClock = (momentMs: number, timeZone: string): string =>
  timeOf(timeZone)
    .format(momentMs)
    .replaceAll(/[\u00a0\u202f]/g, ' ');

/** '22/11/2026, 11:00 am': a paper is read in other years too. */
export const describeDated = (momentMs: number, timeZone: string): string =>
  `${formatDate(localDay(new Date(momentMs), timeZone))}, ${describeClock(momentMs, timeZone)}`;
