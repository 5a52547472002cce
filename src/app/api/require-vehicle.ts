import { DomainError } from '#src/lib/domain-error.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { isStockedKind } from '#src/vehicle/rules/is-stocked-kind.ts';
import { hasLeftListing } from '#src/vehicle/rules/standing/has-left-listing.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';

/** The vehicle that the site lists by this name. Throws notFound for any other, gone for one sold too long ago. @spec B4.16 */
export const requireVehicle = async (
  vehicles: Pick<VehicleStore, 'findBySlug'>,
  site: ResolvedSite,
  slug: string,
): Promise<Vehicle> => {
  const vehicle = await vehicles.findBySlug(site.slug, slug);
  const { itemTypes, soldWindowDays } = site.config.search;
  if (vehicle?.isShownOnWebsite !== true || !isStockedKind(vehicle, itemTypes)) {
    throw new DomainError('notFound', 'No such vehicle.');
  }
  if (hasLeftListing(vehicle, soldWindowDays, new Date())) {
    throw new DomainError('gone', 'This vehicle has been sold.');
  }
  return vehicle;
};
