import { locale } from '#src/lib/australia.ts';
import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';
import { withPlainSpaces } from '#src/lib/text/with-plain-spaces.ts';
import type { Lead } from '../rules/lead.ts';
import { leadFieldTable } from '../rules/lead-fields.ts';

const timeOf = createZonedFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const offsetOf = createZonedFormat(locale, { timeZoneName: 'longOffset' });
const clockOf = createZonedFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/** @spec L2.53, D.22 */
export interface ChosenTime {
  readonly text: string;
  readonly iso: string;
}

const findOffset = (momentMs: number, timeZone: string): string => {
  const name = offsetOf(timeZone)
    .formatToParts(momentMs)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return name?.replace('GMT', '') || '+00:00';
};

/** @spec L2.53 */
export const describeChosenTime = ({ custom }: Pick<Lead, 'custom'>, timeZone: string): ChosenTime | null => {
  const momentMs = Date.parse(custom[leadFieldTable.appointment.name] ?? '');
  if (Number.isNaN(momentMs)) return null;
  return {
    text: withPlainSpaces(timeOf(timeZone).format(momentMs)),
    iso: `${clockOf(timeZone).format(momentMs).replace(' ', 'T')}${findOffset(momentMs, timeZone)}`,
  };
};
