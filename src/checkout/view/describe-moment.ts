import { locale } from '#src/lib/australia.ts';
import { describeClock } from '#src/lib/dates/format-date.ts';
import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';
import { withPlainSpaces } from '#src/lib/text/with-plain-spaces.ts';

const dayOf = createZonedFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** @spec B9.28 */
export const describeMoment = (momentMs: number, timeZone: string): string =>
  `${withPlainSpaces(dayOf(timeZone).format(momentMs)).replace(',', '')}, ${describeClock(momentMs, timeZone)}`;
