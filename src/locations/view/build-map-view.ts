import type { Coordinates } from '../rules/calculate-distance-km.ts';
import type { MapConfig } from '../rules/map-config.ts';
import type { LocationCardView } from './build-location-card.ts';

export type MapPlace = Pick<LocationCardView, 'name' | 'address' | 'detailHref'> & Coordinates;

type Located = Pick<LocationCardView, 'latitude' | 'longitude'>;

/** @spec L9.24 */
export const listMapPlaces = <Place extends Located>(places: readonly Place[]): readonly (Place & Coordinates)[] =>
  places.filter((place): place is Place & Coordinates => place.latitude !== null && place.longitude !== null);

/** @spec L9.24 */
export interface MapView {
  readonly tileUrl: string;
  readonly attribution: string;
  readonly attributionHref: string;
  readonly zoom: number;
}

/** @spec L9.24 */
export const buildMapView = ({ tiles, zoom }: MapConfig, places: readonly Located[]): MapView | null =>
  tiles === null || listMapPlaces(places).length === 0
    ? null
    : { tileUrl: tiles.url, attribution: tiles.attribution, attributionHref: tiles.attributionHref, zoom };
