import { locale } from '#src/lib/australia.ts';
import { describeClock } from '#src/lib/dates/format-date.ts';
import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';

const dayOf = createZonedFormat(locale, { day: 'numeric', month: 'short' });

export const describeWhen = (atMs: number, timeZone: string): string =>
  `${dayOf(timeZone).format(atMs)}, ${describeClock(atMs, timeZone)}`;
