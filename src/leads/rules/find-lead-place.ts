import type { Dealership, SiteLocation } from '#src/sites/model/site-location.ts';
import type { CheckedLead, LeadProblem } from './check-lead.ts';
import type { LeadsConfig } from './config.ts';
import type { FormKindName } from './form-kinds.ts';
import type { LeadVehicle } from './lead-vehicle.ts';

export interface PlacedLead {
  readonly locationId: number | null;
  readonly dealershipSlug: string | null;
  readonly vehicle: Pick<LeadVehicle, 'locationId'> | null;
}

interface DealerPlaces<Location> {
  readonly locations: readonly Location[];
  readonly dealerships: readonly Pick<Dealership, 'slug' | 'locationId'>[];
}

/** @spec L3.05, D.32 */
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

/** @spec L3.03, L3.05, L7.02, L7.03 */
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

interface ConflictSite {
  readonly locations: readonly Pick<SiteLocation, 'id' | 'name' | 'address' | 'dealershipSlug' | 'visible'>[];
  readonly dealerships: readonly Dealership[];
}

type Place = ConflictSite['locations'][number];

const isSameYard = (one: Place, other: Place): boolean =>
  one.address.street === other.address.street && one.address.postcode === other.address.postcode;

/** A location without a dealership, such as a parts warehouse, suits every dealership. @spec L5.03, L5.04 */
export const findPlaceConflict = (
  { locationId, dealershipSlug }: Pick<CheckedLead, 'locationId' | 'dealershipSlug'>,
  { locations, dealerships }: ConflictSite,
): LeadProblem | undefined => {
  const chosen = locations.find(({ id }) => id === locationId);
  const dealership = dealerships.find(({ slug }) => slug === dealershipSlug);
  if (chosen === undefined || dealership === undefined) return undefined;
  const isShared = chosen.dealershipSlug === null && dealerships.every((one) => one.locationId !== chosen.id);
  const places = locations.filter(
    ({ id, visible, dealershipSlug: slug }) => visible && (id === dealership.locationId || slug === dealership.slug),
  );
  // A dealership without a visible location has none to suggest.
  if (isShared || places.length === 0 || places.some((place) => isSameYard(place, chosen))) return undefined;
  const names = places.map(({ name }) => name).join(' and ');
  const message = `${dealership.name} is at ${names}, not at ${chosen.name}. Please choose another location or dealership.`;
  return { field: 'dealershipSlug', message };
};
