import type { Vehicle } from '../vehicle.ts';
import { getStockStatus } from './stock-status.ts';

/** In stock means in_stock or coming_soon. @spec B4.02 */
export const isInStock = (vehicle: Pick<Vehicle, 'status'>): boolean => {
  const status = getStockStatus(vehicle);
  return status === 'inStock' || status === 'comingSoon';
};
