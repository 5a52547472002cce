import type { BookedTime, Slot } from './slot.ts';

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
