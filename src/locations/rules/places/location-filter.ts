import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { findPrimaryLocation } from '../find-primary-location.ts';

/** The names of filters. @spec L2.66 */
export const locationFilterNames = ['primary', 'sales', 'service', 'parts', 'service-and-parts', 'all'] as const;

/** Which locations a block shows: those of a name, or the one of an id. @spec L2.66 */
export type LocationFilter = (typeof locationFilterNames)[number] | number;

/** 'service-and-parts' or '102' as an address has it; undefined for anything else. @spec L2.66 */
export const parseLocationFilter = (text: string): LocationFilter | undefined =>
  locationFilterNames.find((name) => name === text) ?? (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

const wanted: Readonly<Record<Exclude<LocationFilter, number | 'primary'>, readonly SiteLocation['type'][]>> = {
  sales: ['sales'],
  service: ['service'],
  parts: ['parts'],
  'service-and-parts': ['service', 'parts'],
  all: ['sales', 'service', 'parts'],
};

/** The locations that a block shows; one without a kind is of every kind. @spec L2.66 */
export const filterLocations = (
  locations: readonly SiteLocation[],
  filter: LocationFilter,
): readonly SiteLocation[] => {
  if (typeof filter === 'number') return locations.filter(({ id }) => id === filter);
  if (filter === 'primary') return [findPrimaryLocation(locations)].filter((location) => location !== undefined);
  return locations.filter(({ type }) => type === null || wanted[filter].includes(type));
};
