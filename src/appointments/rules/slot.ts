import { findDayHours } from '#src/locations/rules/hours/find-day-hours.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';

/** A time at which a shopper can come; moments, so that no change of the clocks makes two of them alike. */
export interface Slot {
  readonly startMs: number;
  readonly endMs: number;
}

export interface BookedTime extends Slot {
  /** The vehicle that is out then; null where none was named. */
  readonly vehicleId: number | null;
}

export type VisitHours =
  /** Times of day 'HH:mm' by the location's clocks. */
  | { readonly kind: 'open'; readonly opens: string; readonly closes: string }
  /** 'Closed', 'By appointment only', 'Christmas Day' */
  | { readonly kind: 'closed'; readonly text: string };

export interface SlotPlace {
  readonly timeZone: string;
  /** What its opening and holiday hours say of a day 'YYYY-MM-DD'. */
  readonly hoursOn: (day: string) => VisitHours;
}

/** A location as its appointments see it: with its own clocks, and closed on its holidays. @spec D.22, L3.06, L3.07 */
export const findSlotPlace = (location: SiteLocation): SlotPlace => ({
  timeZone: location.timeZone,
  hoursOn: (day): VisitHours => {
    const hours = findDayHours(location, day);
    if (hours.kind === 'open') return { kind: 'open', opens: hours.open, closes: hours.close };
    return { kind: 'closed', text: hours.holiday ?? (hours.kind === 'other' ? hours.status : 'Closed') };
  },
});

/** Whether two times share a moment; one may begin as the other ends. */
const overlap = (one: Slot, other: Slot): boolean => one.startMs < other.endMs && other.startMs < one.endMs;

/**
 * Whether a slot has a place left, and the vehicle is not out with somebody else. Booked times of another length count
 * too: the switch may have been changed since.
 * @spec D.22
 */
export const isSlotFree = (
  slot: Slot,
  booked: readonly BookedTime[],
  { placesPerSlot, vehicleId }: { readonly placesPerSlot: number; readonly vehicleId: number | null },
): boolean => {
  const meanwhile = booked.filter((time) => overlap(time, slot));
  const isVehicleOut = vehicleId !== null && meanwhile.some((time) => time.vehicleId === vehicleId);
  return meanwhile.length < placesPerSlot && !isVehicleOut;
};
