import { getStockStatus } from '#src/vehicle/rules/standing/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** Whether a vehicle can be driven or looked at: it must stand there. @spec B2.25, B2.26 */
export const canVisit = (vehicle: Pick<Vehicle, 'status'>): boolean => getStockStatus(vehicle) === 'inStock';
