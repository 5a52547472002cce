import { formatKm } from '#src/lib/format-km.ts';
import { locationPaths } from '#src/lib/location-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { type Coordinates, calculateDistanceKm } from '../rules/calculate-distance-km.ts';
import type { PlacesConfig } from '../rules/config.ts';
import { buildDirectionsHref } from './build-directions-href.ts';
import { describeRating } from './describe-rating.ts';
import { formatAddress } from './format-address.ts';
import { buildHoursView } from './hours/build-hours-view.ts';
import type { LocationCardView } from './location-card-view.ts';

/** As much of a site as its places are shown with. */
export interface PlacesSite {
  readonly locations: readonly SiteLocation[];
  readonly config: { readonly places: PlacesConfig };
}

/** What a card is drawn for. */
export interface CardSetting {
  readonly now: Date;
  /** Where the shopper is; null when nobody asked how far the place is. */
  readonly from?: Coordinates | null;
}

const toPhone = (phone: string) => ({ label: formatPhone(phone), href: `tel:${phone}` });

const buildPhones = ({ phone, landlinePhone }: SiteLocation['contact']): LocationCardView['phones'] =>
  [...new Set([phone, landlinePhone])].flatMap((number) => (number === null ? [] : [toPhone(number)]));

/** How far a place is: '3.4 km' when near, '128 km' from ten kilometres on. @spec L9.19 */
const formatDistance = (distanceKm: number): string =>
  distanceKm < 9.95 ? `${distanceKm.toFixed(1)} km` : formatKm(Math.round(distanceKm));

/** A location as cards and its own page draw it. @spec L2.62, L2.63 */
export const buildLocationCard = (
  location: SiteLocation,
  { config }: Pick<PlacesSite, 'config'>,
  { now, from = null }: CardSetting,
): LocationCardView => {
  const { address, contact, slug } = location;
  const sells = location.type === null || location.type === 'sales';
  return {
    id: location.id,
    name: location.name,
    anchor: `location-${slug}`,
    imageUrl: location.image?.url ?? address.mapKey,
    address: formatAddress(address),
    latitude: address.latitude,
    longitude: address.longitude,
    phones: buildPhones(contact),
    dealerLicenceNumber: location.dealerLicenceNumber,
    repairerNumber: location.repairerNumber,
    rating: describeRating(location.reviews),
    isBuying: location.subtypes.includes('buying'),
    hours: buildHoursView(location, now, config.places.holidayDays),
    detailHref: locationPaths.detail(config.places.detailPath, slug),
    contactHref: pagePaths.contact,
    stockHref: sells ? pagePaths.searchOf(location.stockFilterSlug) : null,
    directionsHref: buildDirectionsHref(address),
    distanceText: from === null ? null : `${formatDistance(calculateDistanceKm(from, address))} away`,
  };
};
