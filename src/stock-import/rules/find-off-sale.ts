import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { isSoldRow } from './limits/survey-feed-row.ts';

export type OffSale = 'sold' | 'notOnSale';

/** @spec B4.02 */
export const findOffSale = (vehicle: Pick<Vehicle, 'status' | 'isSold' | 'isShownOnWebsite'>): OffSale | null => {
  if (isSoldRow(vehicle)) return 'sold';
  return vehicle.isShownOnWebsite && getStockStatus(vehicle) !== 'unavailable' ? null : 'notOnSale';
};
