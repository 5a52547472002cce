import type { Dealership, SiteLocation } from '#src/sites/model/site-location.ts';
import type { CheckedLead, LeadProblem } from './check-lead.ts';

interface DealershipSite {
  readonly locations: readonly Pick<SiteLocation, 'id' | 'name' | 'address' | 'dealershipSlug' | 'visible'>[];
  readonly dealerships: readonly Dealership[];
}

type Place = DealershipSite['locations'][number];

const isSameYard = (one: Place, other: Place): boolean =>
  one.address.street === other.address.street && one.address.postcode === other.address.postcode;

/**
 * A dealership chosen together with a location where it isn't. A location that belongs to no dealership, such as a shared
 * parts warehouse, goes with any of them. @spec L5.03, L5.04
 */
export const findPlaceConflict = (
  { locationId, dealershipSlug }: Pick<CheckedLead, 'locationId' | 'dealershipSlug'>,
  { locations, dealerships }: DealershipSite,
): LeadProblem | undefined => {
  const chosen = locations.find(({ id }) => id === locationId);
  const dealership = dealerships.find(({ slug }) => slug === dealershipSlug);
  if (chosen === undefined || dealership === undefined) return undefined;
  const isShared = chosen.dealershipSlug === null && dealerships.every((one) => one.locationId !== chosen.id);
  const places = locations.filter(
    ({ id, visible, dealershipSlug: slug }) => visible && (id === dealership.locationId || slug === dealership.slug),
  );
  // A dealership without a location to choose can't be told where to go.
  if (isShared || places.length === 0 || places.some((place) => isSameYard(place, chosen))) return undefined;
  const names = places.map(({ name }) => name).join(' and ');
  const message = `${dealership.name} is at ${names}, not at ${chosen.name}. Please change the location or the dealership.`;
  return { field: 'dealershipSlug', message };
};
