import { compareNames } from '#src/lib/text/compare-names.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { PlacesConfig } from '../config.ts';
import { filterLocations, type LocationFilter, placeKeys } from './location-filter.ts';

/** @spec L9.20 */
const listUniqueLocations = (
  locations: readonly SiteLocation[],
  uniqueBy: PlacesConfig['uniqueBy'],
): readonly SiteLocation[] => {
  const keys = locations.map(placeKeys[uniqueBy]);
  return locations.filter((_, index) => keys[index] === null || keys.indexOf(keys[index] ?? null) === index);
};

/** @spec L2.60 */
const orderLocations = <Location extends { readonly id: number; readonly name: string }>(
  locations: readonly Location[],
  order: readonly number[],
): readonly Location[] => {
  const rankOf = ({ id }: Location): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return locations.toSorted((a, b) => rankOf(a) - rankOf(b) || compareNames(a.name, b.name));
};

/** @spec L2.60, L2.61, L2.66, L9.20 */
export const chooseLocations = (
  locations: readonly SiteLocation[],
  filter: LocationFilter,
  { order, uniqueBy }: Pick<PlacesConfig, 'order' | 'uniqueBy'>,
): readonly SiteLocation[] => {
  const visible = filterLocations(
    locations.filter((location) => location.visible),
    filter,
  );
  return orderLocations(listUniqueLocations(visible, uniqueBy), order);
};

/** @spec L2.65, L9.20 */
export const listPlaceLocations = (
  location: SiteLocation,
  locations: readonly SiteLocation[],
  uniqueBy: PlacesConfig['uniqueBy'],
): readonly SiteLocation[] => {
  const keyOf = placeKeys[uniqueBy];
  const key = keyOf(location);
  return locations.filter((other) => other.id === location.id || (key !== null && keyOf(other) === key));
};
