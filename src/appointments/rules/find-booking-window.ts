import { addDays } from '#src/lib/dates/add-days.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import type { SlotConfig } from './config.ts';

/** From when to when something can be booked. */
export interface BookingWindow {
  /** Days 'YYYY-MM-DD' of the location's calendar. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Nothing that begins before can be booked. */
  readonly earliestMs: number;
}

const hourMs = 3_600_000;

/** What can be booked now at a location of a time zone: not what is over or too soon, and not further ahead than the site allows. @spec D.22 */
export const findBookingWindow = (
  now: Date,
  timeZone: string,
  appointments: Pick<SlotConfig, 'noticeHours' | 'daysAhead'>,
): BookingWindow => {
  const { noticeHours, daysAhead } = appointments;
  const firstDay = localDay(now, timeZone);
  return {
    firstDay,
    lastDay: addDays(firstDay, daysAhead - 1),
    earliestMs: now.getTime() + noticeHours * hourMs,
  };
};
