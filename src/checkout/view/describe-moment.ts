import { locale } from '#src/lib/australia.ts';
import { describeClock } from '#src/lib/dates/format-date.ts';
import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';

const dayOf = createZonedFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });

// Intl uses narrow and non-breaking spaces; pages use plain ones.
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** @spec B9.28 */
export const describeMoment = (momentMs: number, timeZone: string): string =>
  `${plain(dayOf(timeZone).format(momentMs)).replace(',', '')}, ${describeClock(momentMs, timeZone)}`;
