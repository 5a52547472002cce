import type { RevealRecord } from '#src/lib/phones/phone-view.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** What the reveal of a vehicle's number is recorded with. @spec B7.17 */
export const buildPhoneRecord = (
  { id, dealershipId }: Pick<Vehicle, 'id' | 'dealershipId'>,
  websiteId: number,
): RevealRecord => ({ car_id: id, dealership_id: dealershipId ?? null, website_id: websiteId });
