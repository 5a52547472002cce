import { slugify } from '#src/lib/text/slugify.ts';
import type { ResolvedLocation, ResolveLocation } from './complete-feed-record.ts';

export interface FeedLocation {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly dealershipId: number | null;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postcode: string;
  };
  readonly contact: { readonly phone: string };
  readonly distributionLocations: readonly string[];
}

interface FeedDealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

interface FeedPlaces {
  readonly locations: readonly FeedLocation[];
  readonly dealerships: readonly FeedDealership[];
}

const describePlace = (location: FeedLocation, dealership: FeedDealership | undefined): ResolvedLocation => {
  const { street, city, state, postcode } = location.address;
  return {
    location: {
      name: location.name,
      slug: location.slug,
      phone: location.contact.phone,
      address: { id: location.id, street, city, state, postcode },
      distributionLocations: location.distributionLocations,
    },
    locationId: location.id,
    locationName: location.name,
    city,
    state,
    dealershipId: dealership?.id ?? null,
    dealershipSlug: dealership?.slug ?? null,
    dealershipName: dealership?.name ?? null,
  };
};

/** Resolves a feed's location code, which may be the location's id, slug or name. @spec B3.07 */
export const createLocationResolver = ({ locations, dealerships }: FeedPlaces): ResolveLocation => {
  const byCode = new Map<string, ResolvedLocation>();
  for (const location of locations) {
    const resolved = describePlace(
      location,
      dealerships.find(({ id }) => id === location.dealershipId),
    );
    for (const code of [location.name, location.slug, String(location.id)]) byCode.set(slugify(code), resolved);
  }
  return (code) => byCode.get(slugify(code));
};
