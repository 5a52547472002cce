import type { Dealership, SiteLocation } from '#src/sites/model/site-location.ts';
import type { CheckedLead } from './check-lead.ts';
import type { LeadsConfig } from './config.ts';
import type { FormKindName } from './form-kinds.ts';
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

interface DealershipSite {
  readonly locations: readonly Pick<SiteLocation, 'id' | 'dealershipSlug'>[];
  readonly config: { readonly leads: Pick<LeadsConfig, 'serviceDealership'> };
}

/**
 * Whose lead it is: the dealership that was chosen, else the seller of the vehicle, else the one that answers for the
 * location that was chosen. A service booking belongs to the dealership of its location only where the site says so.
 * @returns null where nothing says @spec L3.03, L3.05, L7.02, L7.03
 */
export const chooseLeadDealership = (
  form: FormKindName,
  { dealershipSlug, locationId }: Pick<CheckedLead, 'dealershipSlug' | 'locationId'>,
  vehicle: Pick<LeadVehicle, 'dealershipSlug'> | null,
  { locations, config }: DealershipSite,
): string | null => {
  const ofLocation = locations.find(({ id }) => id === locationId)?.dealershipSlug ?? null;
  if (form === 'service' && config.leads.serviceDealership === 'ofServiceLocation') return ofLocation;
  const named = dealershipSlug ?? vehicle?.dealershipSlug ?? null;
  return form === 'service' ? named : (named ?? ofLocation);
};
