import type { Vehicle } from '../rules/vehicle.ts';
import type { VehicleStore } from './vehicle-store.ts';

/** Where a vehicle is looked up by what an address or a form calls it. */
export type NamedVehicles = Pick<VehicleStore, 'findById' | 'findBySlug'>;

/** Digits alone are an id, and no longer one than a number holds exactly. */
const isVehicleId = (slugOrId: string): boolean => /^\d{1,15}$/.test(slugOrId);

/** The site's vehicle of this id or slug, as strangers write it; undefined for another site's. @spec L2.32, L7.02 */
export const findVehicleByName = (
  vehicles: NamedVehicles,
  siteSlug: string,
  slugOrId: string,
): Promise<Vehicle | undefined> =>
  isVehicleId(slugOrId)
    ? vehicles.findById(siteSlug, Number(slugOrId))
    : vehicles.findBySlug(siteSlug, slugOrId.toWellFormed());
