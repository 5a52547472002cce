import type { MapConfig } from '../rules/map-config.ts';
import type { LocationCardView } from './build-location-card.ts';

export type MapPlace = Pick<LocationCardView, 'name' | 'address' | 'latitude' | 'longitude' | 'detailHref'>;

/** @spec L9.24 */
export interface MapView {
  readonly tileUrl: string;
  readonly attribution: string;
  readonly attributionHref: string;
  readonly zoom: number;
}

/** @spec L9.24 */
export const buildMapView = ({ tiles, zoom }: MapConfig): MapView | null =>
  tiles === null
    ? null
    : { tileUrl: tiles.url, attribution: tiles.attribution, attributionHref: tiles.attributionHref, zoom };
