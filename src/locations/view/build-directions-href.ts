import type { SiteLocation } from '#src/sites/model/site-location.ts';

/** The way there on a map: the place's own page, else directions to its position. @spec L1.03 */
export const buildDirectionsHref = ({ placeUrl, latitude, longitude }: SiteLocation['address']): string =>
  placeUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`;
