import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { formatAddress } from './format-address.ts';

const describeDestination = (address: SiteLocation['address']): string =>
  address.isApproximate ? formatAddress(address) : `${address.latitude},${address.longitude}`;

/** @spec L1.03 */
export const buildDirectionsHref = (address: SiteLocation['address']): string =>
  address.placeUrl ??
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(describeDestination(address))}`;
