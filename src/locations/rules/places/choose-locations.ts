import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { PlacesConfig } from '../config.ts';
import { listUniqueLocations } from './list-unique-locations.ts';
import { filterLocations, type LocationFilter } from './location-filter.ts';
import { orderLocations } from './order-locations.ts';

/** The visible places of a site that a filter asks for, each once, in the site's order. @spec L2.60, L2.61, L2.66, L9.20 */
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
