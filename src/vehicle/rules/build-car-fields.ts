import { getStockStatus } from './status/stock-status.ts';
import { formatVehicle, type Vehicle } from './vehicle.ts';

/** Figures of a vehicle that tell a stale page from a fresh one, by their names in the specification. @spec D.56 */
export interface CarFields {
  readonly photos_count: number;
  readonly updated_at: string | null;
  /** Null once it's sold: its page shows no price. */
  readonly price: number | null;
  readonly status: string;
}

/** The figures of a vehicle that tell a stale page from a fresh one. @spec D.56 */
export const buildCarFields = (vehicle: Vehicle): CarFields => {
  const { updated_at: updatedAt, price } = formatVehicle(vehicle);
  return {
    photos_count: vehicle.photoCount,
    updated_at: typeof updatedAt === 'string' ? updatedAt : null,
    price: typeof price === 'number' && getStockStatus(vehicle) !== 'sold' ? price : null,
    status: vehicle.status,
  };
};
