import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { listPlaceLocations } from '../rules/places/choose-locations.ts';
import { buildLocationCard, type LocationCardView, type PlacesSite } from './build-location-card.ts';
import type { MapDrawing } from './build-map-drawing.ts';
import { buildMapView, type MapView } from './build-map-view.ts';
import { buildHoursView, type HoursView } from './hours/build-hours-view.ts';
import { kindLabels } from './kind-labels.ts';

/** @spec L2.65 */
export interface PlaceHoursView {
  readonly id: number;
  readonly label: string;
  readonly name: string;
  readonly hours: HoursView;
}

/** @spec L2.65 */
const buildPlaceHours = (
  location: SiteLocation,
  { locations, config }: Pick<PlacesSite, 'locations' | 'config'>,
  now: Date,
): readonly PlaceHoursView[] => {
  const { uniqueBy, holidayDays } = config.places;
  const visible = locations.filter((other) => other.visible || other.id === location.id);
  const here = listPlaceLocations(location, visible, uniqueBy);
  const isOnlyOfKind = ({ type }: SiteLocation): boolean => here.filter((other) => other.type === type).length === 1;
  return here
    .toSorted((a, b) => Number(b.id === location.id) - Number(a.id === location.id))
    .map((other) => ({
      id: other.id,
      label: other.type !== null && isOnlyOfKind(other) ? kindLabels[other.type] : other.name,
      name: other.name,
      hours: buildHoursView(other, now, holidayDays),
    }));
};

/** @spec L2.64, L2.65 */
export interface LocationDetailView {
  readonly location: LocationCardView;
  readonly hours: readonly PlaceHoursView[];
  readonly map: MapView | null;
  /** Null until the page's loader adds it, and if there's no drawn map. @spec L9.24 */
  readonly drawing: MapDrawing | null;
}

/** @spec L2.64, L2.65 */
export const buildLocationDetail = (location: SiteLocation, site: PlacesSite, now: Date): LocationDetailView => {
  const card = buildLocationCard(location, site, { now });
  return {
    location: card,
    hours: buildPlaceHours(location, site, now),
    map: buildMapView(site.config.places.map, [card]),
    drawing: null,
  };
};
