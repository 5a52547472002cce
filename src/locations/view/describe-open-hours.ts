import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';
import { locale } from '#src/lib/locale.ts';
import type { OpeningHours } from '#src/sites/model/opening-hours.ts';
import { formatClock } from '../rules/format-clock.ts';
import { shortWeekdayNames } from '../rules/weekday-names.ts';

const names: readonly string[] = shortWeekdayNames;

/** As people say it: '8 am', '5:30 pm'. @spec L9.16 */
const sayTime = (time: string): string => formatClock(time).replace(':00', '');

const formatOf = createZonedFormat(locale, {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Weekday and 'HH:MM' of a moment in a time zone. */
const localTime = (now: Date, timeZone: string): { weekday: number; time: string } => {
  const parts = formatOf(timeZone).formatToParts(now);
  const part = (type: string): string => parts.find((entry) => entry.type === type)?.value ?? '';
  return { weekday: names.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` };
};

/** Whether a place is open at a moment, in words: 'open today until 5:30 pm', 'opens at 8 am', 'closed today'. */
export const describeOpenHours = (hours: readonly OpeningHours[], now: Date, timeZone: string): string | null => {
  const { weekday, time } = localTime(now, timeZone);
  const today = hours.find((entry) => entry.weekday === weekday);
  if (today === undefined) return null;
  if (today.status !== 'Open' || today.open === null || today.close === null)
    return today.status === 'Closed' ? 'closed today' : today.status.toLowerCase();
  if (time < today.open) return `opens today at ${sayTime(today.open)}`;
  return time < today.close ? `open today until ${sayTime(today.close)}` : `closed since ${sayTime(today.close)}`;
};
