import type { Vehicle } from '../rules/vehicle.ts';
import type { VehicleStore } from './vehicle-store.ts';

export type VehicleLookup = Pick<VehicleStore, 'findById' | 'findBySlug'>;

/** True for up to 15 digits, which a JavaScript number holds exactly. */
const isVehicleId = (slugOrId: string): boolean => /^\d{1,15}$/.test(slugOrId);

/** A slug can be all digits, so a number that isn't a vehicle's id is tried as a slug. @spec L2.32, L7.02 */
export const findVehicleBySlugOrId = async (
  vehicles: VehicleLookup,
  siteSlug: string,
  slugOrId: string,
): Promise<Vehicle | undefined> => {
  const byId = isVehicleId(slugOrId) ? await vehicles.findById(siteSlug, Number(slugOrId)) : undefined;
  return byId ?? vehicles.findBySlug(siteSlug, slugOrId.toWellFormed());
};
