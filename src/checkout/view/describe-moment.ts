import { describeClock } from '#src/lib/dates/format-date.ts';
import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';

const dayOf = createZonedFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long' });

// Programs put narrow and unbreakable spaces into times; words of a page have plain ones.
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** 'Monday 23 November, 10:42 am' by the clocks of the business. @spec B9.28 */
export const describeMoment = (momentMs: number, timeZone: string): string =>
  `${plain(dayOf(timeZone).format(momentMs)).replace(',', '')}, ${describeClock(momentMs, timeZone)}`;
