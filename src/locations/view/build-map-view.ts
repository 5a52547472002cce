import type { MapConfig } from '../rules/map-config.ts';
import type { MapView } from './map-view.ts';

/** The map of a site; null for a site without tiles. @spec L9.24 */
export const buildMapView = ({ tiles, zoom }: MapConfig): MapView | null =>
  tiles === null
    ? null
    : { tileUrl: tiles.url, attribution: tiles.attribution, attributionHref: tiles.attributionHref, zoom };
