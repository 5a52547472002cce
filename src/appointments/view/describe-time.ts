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

/** @spec D.22 */
export const describeTime = (momentMs: number, timeZone: string): string => plain(timeOf(timeZone).format(momentMs));

const hourOf = createZonedFormat('en-GB', { hour: 'numeric', hourCycle: 'h23' });

export const dayParts = ['Morning', 'Afternoon'] as const;

export type DayPart = (typeof dayParts)[number];

/** @spec L2.53 */
export const findDayPart = (momentMs: number, timeZone: string): DayPart =>
  Number(hourOf(timeZone).format(momentMs)) < 12 ? 'Morning' : 'Afternoon';

export const describeZonedTime = (momentMs: number, timeZone: string): string =>
  plain(zonedTimeOf(timeZone).format(momentMs));
