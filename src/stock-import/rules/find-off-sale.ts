import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { isSoldRow } from './limits/survey-feed-row.ts';

export type OffSale = 'sold' | 'notOnSale';

/** Says why shoppers can't buy a feed's vehicle: it's sold, or hidden or unavailable; null if they can. @spec B4.02 */
export const findOffSale = (vehicle: Pick<Vehicle, 'status' | 'isSold' | 'isShownOnWebsite'>): OffSale | null => {
  if (isSoldRow(vehicle)) return 'sold';
  return vehicle.isShownOnWebsite && getStockStatus(vehicle) !== 'unavailable' ? null : 'notOnSale';
};
