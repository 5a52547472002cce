import { formatDate } from './format-date.ts';
import { localDay } from './local-day.ts';
import { createZonedFormat } from './zoned-format.ts';

const timeOf = createZonedFormat('en-AU', { hour: 'numeric', minute: '2-digit', hour12: true });

/** '10:42 am' by the clocks of the business. Programs put narrow and unbreakable spaces into times; words of a page have plain ones. */
export const describeClock = (momentMs: number, timeZone: string): string =>
  timeOf(timeZone)
    .format(momentMs)
    .replaceAll(/[\u00a0\u202f]/g, ' ');

/** '22/11/2026, 11:00 am': a paper is read in other years too. */
export const describeDated = (momentMs: number, timeZone: string): string =>
  `${formatDate(localDay(new Date(momentMs), timeZone))}, ${describeClock(momentMs, timeZone)}`;
