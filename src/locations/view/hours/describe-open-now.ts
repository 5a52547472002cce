import { addDays } from '#src/lib/dates/local-day.ts';
import { decapitalise } from '#src/lib/text/words.ts';
import { findWeekday, weekdayNames } from '#src/locations/rules/weekday-names.ts';
import { formatClock } from '../../rules/format-clock.ts';
import { localMoment } from '../../rules/hours/local-moment.ts';
import type { HoursView } from './build-hours-view.ts';

export interface OpenNow {
  readonly isOpen: boolean;
  readonly text: string;
}

type Hours = Pick<HoursView, 'timeZone' | 'week' | 'special'>;

/** @spec L9.16 */
const sayTime = (time: string): string => formatClock(time).replace(':00', '');

const findHours = ({ week, special }: Hours, day: string) =>
  special.find((entry) => entry.day === day) ?? week[findWeekday(day)];

const describeNextOpening = (hours: Hours, today: string): string | null => {
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const day = addDays(today, ahead);
    const [open] = findHours(hours, day)?.times ?? [];
    if (open !== undefined)
      return `opens ${ahead === 1 ? 'tomorrow' : weekdayNames[findWeekday(day)]} at ${sayTime(open)}`;
  }
  return null;
};

const describeClosed = (words: string, next: string | null): OpenNow => ({
  isOpen: false,
  text: next === null ? words : `${words}, ${next}`,
});

/** @spec L1.03, L3.06, L9.16 */
export const describeOpenNow = (hours: Hours, now: Date): OpenNow | null => {
  const { day, time } = localMoment(now, hours.timeZone);
  const today = findHours(hours, day);
  if (today === undefined) return null;
  if (today.times === null) {
    // Doesn't say 'closed' to visitors who might have an appointment.
    if (today.text !== 'Closed') return { isOpen: false, text: `today ${decapitalise(today.text)}` };
    return describeClosed('closed today', describeNextOpening(hours, day));
  }
  const at = today.times.findIndex((next) => time < next);
  const next = today.times[at];
  if (next === undefined) return describeClosed('closed now', describeNextOpening(hours, day));
  if (at > 0 && today.isInWords) return { isOpen: false, text: `open today ${today.text}` };
  if (at % 2 === 1) return { isOpen: true, text: `open now until ${sayTime(next)}` };
  return { isOpen: false, text: `closed now, opens ${at === 0 ? 'today' : 'again'} at ${sayTime(next)}` };
};
