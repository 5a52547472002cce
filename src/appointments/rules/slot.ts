import { findDayHours } from '#src/locations/rules/hours/find-day-hours.ts';
import type { HoursPeriod, SiteLocation } from '#src/sites/model/site-location.ts';

export interface Slot {
  readonly startMs: number;
  readonly endMs: number;
}

export interface BookedTime extends Slot {
  readonly vehicleId: number | null;
  /** True for a booking of the vehicle at another location. */
  readonly isElsewhere?: boolean;
  /** True for a time that staff have blocked, when no bookings are possible. */
  readonly isBlock?: boolean;
}

export type VisitHours =
  /** The periods are in the location's time zone. */
  | { readonly kind: 'open'; readonly periods: readonly HoursPeriod[] }
  | { readonly kind: 'closed'; readonly text: string };

export interface SlotPlace {
  readonly timeZone: string;
  readonly hoursOn: (day: string) => VisitHours;
}

/** Treats a day with hours such as 'By appointment only' as closed. @spec D.22, L3.06, L3.07 */
export const findSlotPlace = (location: SiteLocation): SlotPlace => ({
  timeZone: location.timeZone,
  hoursOn: (day): VisitHours => {
    const hours = findDayHours(location, day);
    if (hours.kind === 'open') return { kind: 'open', periods: hours.periods };
    if (hours.kind === 'unknown') return { kind: 'closed', text: 'Call us' };
    return { kind: 'closed', text: hours.holiday ?? (hours.kind === 'other' ? hours.status : 'Closed') };
  },
});

const overlap = (one: Slot, other: Slot): boolean => one.startMs < other.endMs && other.startMs < one.endMs;

/** A booking from before a change of the slot length can overlap several slots. @spec D.22 */
export const isSlotFree = (
  slot: Slot,
  booked: readonly BookedTime[],
  { placesPerSlot, vehicleId }: { readonly placesPerSlot: number; readonly vehicleId: number | null },
): boolean => {
  const meanwhile = booked.filter((time) => overlap(time, slot));
  const isVehicleOut = vehicleId !== null && meanwhile.some((time) => time.vehicleId === vehicleId);
  const isBlocked = meanwhile.some(({ isBlock = false }) => isBlock);
  const here = meanwhile.filter(({ isElsewhere = false }) => !isElsewhere);
  return here.length < placesPerSlot && !isVehicleOut && !isBlocked;
};
