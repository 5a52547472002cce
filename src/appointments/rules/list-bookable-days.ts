import { addDays, findLocalMoment, localDay } from '#src/lib/dates/local-day.ts';
import { dayMs, hourMs, minuteMs } from '#src/lib/durations.ts';
import type { SlotConfig } from './config.ts';
import { type BookedTime, isSlotFree, type Slot, type SlotPlace } from './slot.ts';

/** Days are 'YYYY-MM-DD' in the location's time zone. */
interface BookingWindow {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly earliestMs: number;
}

/** @spec D.22 */
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

/** Slots are measured in elapsed time, so that they keep their length when clocks change. @spec D.22, B7.20 */
export const listDaySlots = (day: string, { timeZone, hoursOn }: SlotPlace, slotMinutes: number): readonly Slot[] => {
  const hours = hoursOn(day);
  if (hours.kind === 'closed') return [];
  const slotMs = slotMinutes * minuteMs;
  return hours.periods.flatMap(({ open, close }) => {
    const openMs = findLocalMoment(day, open, timeZone);
    const count = Math.floor((findLocalMoment(day, close, timeZone) - openMs) / slotMs);
    return Array.from({ length: Math.max(0, count) }, (_, index) => ({
      startMs: openMs + index * slotMs,
      endMs: openMs + (index + 1) * slotMs,
    }));
  });
};

export type BookableDay =
  | { readonly kind: 'bookable'; readonly day: string; readonly slots: readonly Slot[] }
  | { readonly kind: 'full'; readonly day: string }
  | { readonly kind: 'closed'; readonly day: string; readonly text: string };

export interface BookableQuestion {
  readonly place: SlotPlace;
  readonly config: SlotConfig;
  readonly booked: readonly BookedTime[];
  readonly vehicleId: number | null;
  readonly now: Date;
  readonly days: readonly string[];
}

const describeDay = (day: string, earliestMs: number, question: BookableQuestion): BookableDay | undefined => {
  const { place, config, booked, vehicleId } = question;
  const hours = place.hoursOn(day);
  if (hours.kind === 'closed') return { kind: 'closed', day, text: hours.text };
  const { placesPerSlot } = config;
  const inTime = listDaySlots(day, place, config.slotMinutes).filter(({ startMs }) => startMs >= earliestMs);
  if (inTime.length === 0) return undefined;
  const slots = inTime.filter((slot) => isSlotFree(slot, booked, { placesPerSlot, vehicleId }));
  return slots.length === 0 ? { kind: 'full', day } : { kind: 'bookable', day, slots };
};

/** @spec D.22, B7.20 */
export const listBookableDays = (question: BookableQuestion): readonly BookableDay[] => {
  const { place, config, now, days } = question;
  const { earliestMs } = findBookingWindow(now, place.timeZone, config);
  return days.flatMap((day) => describeDay(day, earliestMs, question) ?? []);
};

const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

export interface AskedDays {
  readonly fromDay: string | null;
  readonly days: number;
}

/** @spec D.22 */
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
