import { locale } from '#src/lib/australia.ts';
import { describeClock } from './format-date.ts';
import { createZonedFormat } from './zoned-format.ts';

const dayOf = createZonedFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** @spec D.22 */
export const describeFullMoment = (momentMs: number, timeZone: string): string =>
  `${dayOf(timeZone).format(momentMs)} at ${describeClock(momentMs, timeZone)}`;
