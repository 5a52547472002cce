import { type Coordinates, calculateDistanceKm } from '../rules/calculate-distance-km.ts';
import { chooseLocations } from '../rules/places/choose-locations.ts';
import type { LocationFilter } from '../rules/places/location-filter.ts';
import { buildLocationCard, type CardSetting, type LocationCardView, type PlacesSite } from './build-location-card.ts';

/** @spec L2.59 */
const mostWithHint = 3;

/** @spec L2.66 */
export interface LocationBlockView {
  readonly locations: readonly LocationCardView[];
  /** @spec L2.59 */
  readonly hasSwipeHint: boolean;
}

const nearestFirst = (
  locations: ReturnType<typeof chooseLocations>,
  from: Coordinates | null,
): ReturnType<typeof chooseLocations> =>
  from === null
    ? locations
    : locations.toSorted((a, b) => calculateDistanceKm(from, a.address) - calculateDistanceKm(from, b.address));

/** @spec L2.59, L2.60, L2.61, L2.66, L9.20 */
export const buildLocationBlock = (
  filter: LocationFilter,
  site: PlacesSite,
  setting: CardSetting,
): LocationBlockView => {
  const chosen = chooseLocations(site.locations, filter, site.config.places);
  return {
    locations: nearestFirst(chosen, setting.from ?? null).map((location) => buildLocationCard(location, site, setting)),
    hasSwipeHint: chosen.length <= mostWithHint,
  };
};
