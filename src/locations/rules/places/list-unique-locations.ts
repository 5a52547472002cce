import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { PlacesConfig } from '../config.ts';
import { placeKeys } from './place-key.ts';

/** The locations without those that are at the place of one before them. @spec L9.20 */
export const listUniqueLocations = (
  locations: readonly SiteLocation[],
  uniqueBy: PlacesConfig['uniqueBy'],
): readonly SiteLocation[] => {
  const keys = locations.map(placeKeys[uniqueBy]);
  return locations.filter((_, index) => keys[index] === null || keys.indexOf(keys[index] ?? null) === index);
};
