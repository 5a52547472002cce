import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '../../rules/vehicle.ts';

/** @spec L8.04 */
export const missingImageText = 'Image not found';

/** Promises photos only for a vehicle in stock. @spec B2.37, L8.04 */
export const choosePlaceholderText = (vehicle: Pick<Vehicle, 'status'>, hasDefaultPicture: boolean): string => {
  if (!isInStock(vehicle)) return 'No photos';
  return hasDefaultPicture ? 'New arrival: photos are on their way' : 'Photos are on their way';
};
