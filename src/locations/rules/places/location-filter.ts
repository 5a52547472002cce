import { phoneDigits } from '#src/lib/phones/format-phone.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { Coordinates } from '../calculate-distance-km.ts';
import type { PlacesConfig } from '../config.ts';
import { findPrimaryLocation } from '../find-vehicle-location.ts';

/** @spec L2.66 */
export const locationFilterNames = ['primary', 'sales', 'service', 'parts', 'service-and-parts', 'all'] as const;

/** @spec L2.66 */
export type LocationFilter = (typeof locationFilterNames)[number] | number;

/** @spec L2.66 */
const parseLocationFilter = (text: string): LocationFilter | undefined =>
  locationFilterNames.find((name) => name === text) ?? (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

const wanted: Readonly<Record<Exclude<LocationFilter, number | 'primary'>, readonly SiteLocation['type'][]>> = {
  sales: ['sales'],
  service: ['service'],
  parts: ['parts'],
  'service-and-parts': ['service', 'parts'],
  all: ['sales', 'service', 'parts'],
};

/** @spec L2.66 */
export const filterLocations = (
  locations: readonly SiteLocation[],
  filter: LocationFilter,
): readonly SiteLocation[] => {
  if (typeof filter === 'number') return locations.filter(({ id }) => id === filter);
  if (filter === 'primary') return [findPrimaryLocation(locations)].filter((location) => location !== undefined);
  return locations.filter(({ type }) => type === null || wanted[filter].includes(type));
};

export interface LocationQuestion {
  readonly postcode: string;
  readonly filter: LocationFilter;
}

/** @spec L5.15 */
export type PostcodeAnswer =
  | { readonly kind: 'notAsked' | 'malformed' | 'unknown' }
  | { readonly kind: 'found'; readonly coordinates: Coordinates };

const longestPostcode = 20;

export const parseLocationQuestion = (parameters: URLSearchParams): LocationQuestion => ({
  postcode: (parameters.get('postcode') ?? '').trim().slice(0, longestPostcode),
  filter: parseLocationFilter(parameters.get('type') ?? '') ?? 'all',
});

/** @spec L5.05 */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);

type KeyOf = (location: SiteLocation) => string | null;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** @spec L9.20 */
export const placeKeys: Readonly<Record<PlacesConfig['uniqueBy'], KeyOf>> = {
  nothing: () => null,
  phone: ({ contact }) => phoneDigits(contact.phone),
  street: ({ address }) => `${plain(address.street)}, ${address.postcode}`,
  placeId: ({ address }) => address.placeId,
};
