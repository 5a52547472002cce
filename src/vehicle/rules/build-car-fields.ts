import { getStockStatus } from './status/stock-status.ts';
import { formatVehicle, type Vehicle } from './vehicle.ts';

/** @spec D.56 */
export interface CarFields {
  readonly photos_count: number;
  readonly updated_at: string | null;
  /** In dollars. Null if unknown or if the vehicle is sold. */
  readonly price: number | null;
  readonly status: string;
}

/** @spec D.56 */
export const buildCarFields = (vehicle: Vehicle): CarFields => {
  const { updated_at: updatedAt, price } = formatVehicle(vehicle);
  return {
    photos_count: vehicle.photoCount,
    updated_at: typeof updatedAt === 'string' ? updatedAt : null,
    price: typeof price === 'number' && getStockStatus(vehicle) !== 'sold' ? price : null,
    status: vehicle.status,
  };
};
