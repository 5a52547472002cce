import type { Dealership } from '#src/sites/model/dealership.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { LeadVehicle } from './lead-vehicle.ts';

interface PlacedLead {
  /** The place that was chosen. */
  readonly locationId: number | null;
  readonly dealershipSlug: string | null;
  readonly vehicle: Pick<LeadVehicle, 'locationId'> | null;
}

interface DealerPlaces<Location> {
  readonly locations: readonly Location[];
  readonly dealerships: readonly Pick<Dealership, 'slug' | 'locationId'>[];
}

/**
 * The place that a lead is for: the one that was chosen, else where its vehicle stands, else where its dealership sells. Undefined
 * for no place of the site. @spec L3.05, D.32
 */
export const findLeadPlace = <Location extends Pick<SiteLocation, 'id'>>(
  { locationId, dealershipSlug, vehicle }: PlacedLead,
  { locations, dealerships }: DealerPlaces<Location>,
): Location | undefined => {
  const sellsAt = dealerships.find(({ slug }) => slug === dealershipSlug)?.locationId;
  return locations.find(({ id }) => id === (locationId ?? vehicle?.locationId ?? sellsAt));
};
