import type { LocationCardView } from './location-card-view.ts';

/** A place as the map marks it. */
export type MapPlace = Pick<LocationCardView, 'name' | 'address' | 'latitude' | 'longitude' | 'detailHref'>;

/** The map that a site shows its places on. @spec L9.24 */
export interface MapView {
  /** 'https://tiles.example/{z}/{x}/{y}.png' */
  readonly tileUrl: string;
  readonly attribution: string;
  readonly attributionHref: string;
  readonly zoom: number;
}
