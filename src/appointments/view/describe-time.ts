import { locale } from '#src/lib/australia.ts';
import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';

const timeOf = createZonedFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true });
const zonedTimeOf = createZonedFormat(locale, {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZoneName: 'short',
});

// Intl puts narrow and no-break spaces into times; pages use plain ones.
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Returns '9:00 am' in the location's time zone. @spec D.22 */
export const describeTime = (momentMs: number, timeZone: string): string => plain(timeOf(timeZone).format(momentMs));

const hourOf = createZonedFormat('en-GB', { hour: 'numeric', hourCycle: 'h23' });

export const dayParts = ['Morning', 'Afternoon'] as const;

export type DayPart = (typeof dayParts)[number];

/** Returns the part of the day in the location's time zone; noon is in the afternoon. @spec L2.53 */
export const findDayPart = (momentMs: number, timeZone: string): DayPart =>
  Number(hourOf(timeZone).format(momentMs)) < 12 ? 'Morning' : 'Afternoon';

/** Returns '2:00 am AEST', for times that occur twice when clocks change. */
export const describeZonedTime = (momentMs: number, timeZone: string): string =>
  plain(zonedTimeOf(timeZone).format(momentMs));
