import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import {
  findVehicleByName,
  type ListingSite,
  type NamedVehicles,
  requireVehicle,
} from '#src/vehicle/server/queries.ts';
import { hasBegun } from '../rules/hold/has-begun.ts';
import type { ReservationFinder } from './find-reservation.ts';

interface OwnVehicleSources<Vehicles> {
  readonly vehicles: Vehicles;
  readonly reservations: Pick<ReservationFinder, 'findLatest'>;
}

/**
 * The vehicle that the site lists by this slug, or one that it lists no more and that the visitor paid for, or is paying for: most feeds drop what
 * somebody took, and its shopper still sees how it stands and gets the money back. Throws as for any page of a vehicle else.
 * @param visitorUuid null for whoever is not known
 * @spec B4.16, B9.29
 */
export const requireOwnVehicle = async (
  { vehicles, reservations }: OwnVehicleSources<Pick<NamedVehicles, 'findBySlug'>>,
  site: ListingSite,
  visitorUuid: string | null,
  slug: string,
): Promise<Vehicle> => {
  const vehicle = visitorUuid === null ? undefined : await vehicles.findBySlug(site.slug, slug);
  if (vehicle !== undefined && visitorUuid !== null) {
    const own = await reservations.findLatest(site.slug, visitorUuid, vehicle.id);
    if (own !== undefined && hasBegun(own)) return vehicle;
  }
  return requireVehicle(vehicles, site, slug);
};

/** The same by the slug or the id that an address names. @spec B2.03, L7.02 */
export const requireOwnNamedVehicle = async (
  sources: OwnVehicleSources<NamedVehicles>,
  site: ListingSite,
  visitorUuid: string | null,
  slugOrId: string,
): Promise<Vehicle> => {
  const found = await findVehicleByName(sources.vehicles, site.slug, slugOrId);
  return requireOwnVehicle(sources, site, visitorUuid, found?.slug ?? slugOrId.toWellFormed());
};
