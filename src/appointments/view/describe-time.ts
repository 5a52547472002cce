import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';

const timeOf = createZonedFormat('en-AU', { hour: 'numeric', minute: '2-digit', hour12: true });
const zonedTimeOf = createZonedFormat('en-AU', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZoneName: 'short',
});
const dayOf = createZonedFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

// Programs put narrow and unbreakable spaces into times; words of a page have plain ones.
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** '9:00 am' by the clocks of a location. @spec D.22 */
export const describeTime = (momentMs: number, timeZone: string): string => plain(timeOf(timeZone).format(momentMs));

/** '2:00 am AEST': where the clocks of a day show a time twice. */
export const describeZonedTime = (momentMs: number, timeZone: string): string =>
  plain(zonedTimeOf(timeZone).format(momentMs));

/** 'Thursday, 26 November 2026 at 9:00 am' by the clocks of a location. @spec D.22 */
export const describeAppointment = (momentMs: number, timeZone: string): string =>
  `${plain(dayOf(timeZone).format(momentMs))} at ${describeTime(momentMs, timeZone)}`;
