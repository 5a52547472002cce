import { addDays } from '#src/lib/dates/add-days.ts';
import type { SlotConfig } from './config.ts';
import { findBookingWindow } from './find-booking-window.ts';

const dayMs = 86_400_000;

const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

export interface AskedDays {
  /** The first day asked for, 'YYYY-MM-DD'; null for today. */
  readonly fromDay: string | null;
  readonly days: number;
}

/** Those of the days asked for that can be booked at all, by a location's calendar. @spec D.22 */
export const listAskedDays = (
  { fromDay, days }: AskedDays,
  now: Date,
  timeZone: string,
  config: SlotConfig,
): readonly string[] => {
  const { firstDay } = findBookingWindow(now, timeZone, config);
  const from = fromDay ?? firstDay;
  return Array.from({ length: config.daysAhead }, (_, index) => addDays(firstDay, index)).filter(
    (day) => day >= from && countDays(from, day) < days,
  );
};
