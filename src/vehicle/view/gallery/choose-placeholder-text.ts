import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '../../rules/vehicle.ts';

/** @spec L8.04 */
export const missingImageText = 'Image not found';

/** Never says that photos are coming, because the dealer hasn't promised any. @spec B2.37, L8.04 */
export const choosePlaceholderText = (vehicle: Pick<Vehicle, 'status'>, hasDefaultPicture: boolean): string => {
  if (!isInStock(vehicle)) return 'No photos';
  return hasDefaultPicture ? 'New arrival: no photos yet' : 'No photos yet';
};
