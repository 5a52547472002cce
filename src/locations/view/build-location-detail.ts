import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { buildLocationCard, type LocationCardView, type PlacesSite } from './build-location-card.ts';
import { buildMapView, type MapView } from './build-map-view.ts';
import { buildPlaceHours, type PlaceHoursView } from './build-place-hours.ts';

/** A location's own page. @spec L2.64, L2.65 */
export interface LocationDetailView {
  readonly location: LocationCardView;
  readonly hours: readonly PlaceHoursView[];
  readonly map: MapView | null;
}

/** @spec L2.64, L2.65 */
export const buildLocationDetail = (location: SiteLocation, site: PlacesSite, now: Date): LocationDetailView => ({
  location: buildLocationCard(location, site, { now }),
  hours: buildPlaceHours(location, site, now),
  map: buildMapView(site.config.places.map),
});
