import type { Vehicle } from '../vehicle.ts';
import { findSoldAtSeconds } from './find-sold-at-seconds.ts';
import { getStockStatus } from './stock-status.ts';

const daySeconds = 86_400;

/**
 * Whether a vehicle was sold longer ago than the sold window, or was taken off the website: its page then gives way to
 * the search for its model.
 * @spec B4.16, B4.17
 */
export const hasLeftListing = (vehicle: Vehicle, soldWindowDays: number, now: Date): boolean => {
  if (!vehicle.isShownOnWebsite) return true;
  if (getStockStatus(vehicle) !== 'sold') return false;
  const soldAtSeconds = findSoldAtSeconds(vehicle);
  return soldAtSeconds === null || soldAtSeconds < now.getTime() / 1000 - soldWindowDays * daySeconds;
};
