import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { PlacesConfig } from '../config.ts';
import { placeKeys } from './place-key.ts';

/** What else is at the place of a location, and itself: its showroom, its workshop, its parts counter. @spec L2.65, L9.20 */
export const listPlaceLocations = (
  location: SiteLocation,
  locations: readonly SiteLocation[],
  uniqueBy: PlacesConfig['uniqueBy'],
): readonly SiteLocation[] => {
  const keyOf = placeKeys[uniqueBy];
  const key = keyOf(location);
  return locations.filter((other) => other.id === location.id || (key !== null && keyOf(other) === key));
};
