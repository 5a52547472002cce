import { localDay } from '#src/lib/dates/local-day.ts';
import type { SlotConfig } from './config.ts';
import { findBookingWindow } from './find-booking-window.ts';
import { listDaySlots } from './list-day-slots.ts';
import type { Slot, SlotPlace } from './slot.ts';

export type SlotChoice =
  | { readonly kind: 'offered'; readonly slot: Slot }
  | { readonly kind: 'refused'; readonly reason: 'tooSoon' | 'tooFar' | 'closed' | 'noSlot' };

/**
 * Whether a location has a slot that begins at a moment and can be booked; whether it is free is for the database to say.
 * @spec D.22
 */
export const chooseSlot = (startMs: number, place: SlotPlace, config: SlotConfig, now: Date): SlotChoice => {
  const { lastDay, earliestMs } = findBookingWindow(now, place.timeZone, config);
  if (startMs < earliestMs) return { kind: 'refused', reason: 'tooSoon' };
  const day = localDay(startMs, place.timeZone);
  if (day > lastDay) return { kind: 'refused', reason: 'tooFar' };
  if (place.hoursOn(day).kind === 'closed') return { kind: 'refused', reason: 'closed' };
  const slot = listDaySlots(day, place, config.slotMinutes).find((one) => one.startMs === startMs);
  return slot === undefined ? { kind: 'refused', reason: 'noSlot' } : { kind: 'offered', slot };
};
