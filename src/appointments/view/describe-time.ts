import { locale } from '#src/lib/australia.ts';
import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';
import { withPlainSpaces } from '#src/lib/text/with-plain-spaces.ts';

const zonedTimeOf = createZonedFormat(locale, {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZoneName: 'short',
});

const hourOf = createZonedFormat('en-GB', { hour: 'numeric', hourCycle: 'h23' });

export const dayParts = ['Morning', 'Afternoon'] as const;

export type DayPart = (typeof dayParts)[number];

/** @spec L2.53 */
export const findDayPart = (momentMs: number, timeZone: string): DayPart =>
  Number(hourOf(timeZone).format(momentMs)) < 12 ? 'Morning' : 'Afternoon';

export const describeZonedTime = (momentMs: number, timeZone: string): string =>
  withPlainSpaces(zonedTimeOf(timeZone).format(momentMs));
