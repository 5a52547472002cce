import { DomainError } from '#src/lib/domain-error.ts';
import { hasLeftListing, isStockedKind, type Listing } from '../rules/status/stock-status.ts';
import type { Vehicle } from '../rules/vehicle.ts';
import type { VehicleStore } from './vehicle-store.ts';

export interface ListingSite {
  readonly slug: string;
  readonly config: { readonly search: Listing };
}

/** Finds a listed vehicle by its slug. Throws notFound when it isn't listed, gone when it was sold too long ago. @spec B4.16 */
export const requireVehicle = async (
  vehicles: Pick<VehicleStore, 'findBySlug'>,
  site: ListingSite,
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
