import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '../../rules/vehicle.ts';

/** In place of a photograph that doesn't load. @spec L8.04 */
export const missingImageText = 'Image not found';

/**
 * In place of photographs that the vehicle doesn't have: a new arrival's are coming, a sold one's aren't.
 * @param hasDefaultPicture whether its only picture is the dealer's default one
 * @spec B2.37, L8.04
 */
export const choosePlaceholderText = (vehicle: Pick<Vehicle, 'status'>, hasDefaultPicture: boolean): string => {
  if (!isInStock(vehicle)) return 'No photos';
  return hasDefaultPicture ? 'New arrival: photos are on their way' : 'Photos are on their way';
};
