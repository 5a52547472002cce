import type { SlotConfig } from './config.ts';
import { findBookingWindow } from './find-booking-window.ts';
import { isSlotFree } from './is-slot-free.ts';
import { listDaySlots } from './list-day-slots.ts';
import type { BookedTime, Slot, SlotPlace } from './slot.ts';

/** A day of a location, and what of it can be booked. */
export type BookableDay =
  | { readonly kind: 'bookable'; readonly day: string; readonly slots: readonly Slot[] }
  /** Open, and all that could be booked is booked or over. */
  | { readonly kind: 'full'; readonly day: string }
  | { readonly kind: 'closed'; readonly day: string; readonly text: string };

export interface BookableQuestion {
  readonly place: SlotPlace;
  readonly config: SlotConfig;
  readonly booked: readonly BookedTime[];
  /** The vehicle that a shopper wants to drive; null for any. */
  readonly vehicleId: number | null;
  readonly now: Date;
  /** Days 'YYYY-MM-DD' that can be booked at all. */
  readonly days: readonly string[];
}

const describeDay = (day: string, earliestMs: number, question: BookableQuestion): BookableDay => {
  const { place, config, booked, vehicleId } = question;
  const hours = place.hoursOn(day);
  if (hours.kind === 'closed') return { kind: 'closed', day, text: hours.text };
  const { placesPerSlot } = config;
  const slots = listDaySlots(day, place, config.slotMinutes).filter(
    (slot) => slot.startMs >= earliestMs && isSlotFree(slot, booked, { placesPerSlot, vehicleId }),
  );
  return slots.length === 0 ? { kind: 'full', day } : { kind: 'bookable', day, slots };
};

/** Days of a location with the slots that can be booked, closed days among them. @spec D.22, B7.20 */
export const listBookableDays = (question: BookableQuestion): readonly BookableDay[] => {
  const { place, config, now, days } = question;
  const { earliestMs } = findBookingWindow(now, place.timeZone, config);
  return days.map((day) => describeDay(day, earliestMs, question));
};
