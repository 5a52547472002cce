import type { SiteLocation } from '#src/sites/model/site-location.ts';

/** Returns the location's own map page, otherwise directions to it. @spec L1.03 */
export const buildDirectionsHref = ({ placeUrl, latitude, longitude }: SiteLocation['address']): string =>
  placeUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`;
