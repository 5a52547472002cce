import type { SiteLocation } from '#src/sites/model/site-location.ts';

export const formatAddress = ({ street, city, state, postcode }: SiteLocation['address']): string =>
  `${street}, ${city} ${state} ${postcode}`;

/** Links to the location's own map page, else to directions. @spec L1.03 */
export const buildDirectionsHref = ({ placeUrl, latitude, longitude }: SiteLocation['address']): string =>
  placeUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`;
