import { formatKm } from '#src/lib/format-number.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { locationPaths } from '#src/lib/page-paths.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { type Coordinates, calculateDistanceKm } from '../rules/calculate-distance-km.ts';
import type { PlacesConfig } from '../rules/config.ts';
import { buildDirectionsHref } from './build-directions-href.ts';
import { describeRating, type RatingView } from './describe-rating.ts';
import { formatAddress } from './format-address.ts';
import { buildHoursView, type HoursView } from './hours/build-hours-view.ts';

/** @spec L2.62, L2.63 */
export interface LocationCardView {
  readonly id: number;
  readonly name: string;
  readonly anchor: string;
  readonly imageUrl: string | null;
  readonly address: string;
  /** Null for approximate coordinates: a map must not show the location at the wrong place. @spec L9.24 */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly phones: readonly { readonly label: string; readonly href: string }[];
  readonly dealerLicenceNumber: string | null;
  readonly repairerNumber: string | null;
  readonly rating: RatingView | null;
  /** @spec L3.05 */
  readonly isBuying: boolean;
  readonly hours: HoursView;
  readonly detailHref: string;
  readonly contactHref: string;
  readonly stockHref: string | null;
  readonly directionsHref: string;
  readonly distanceText: string | null;
}

export interface PlacesSite {
  readonly locations: readonly SiteLocation[];
  readonly config: { readonly places: PlacesConfig };
}

export interface CardSetting {
  readonly now: Date;
  readonly from?: Coordinates | null;
}

const toPhone = (phone: string) => ({ label: formatPhone(phone), href: `tel:${phone}` });

const buildPhones = ({ phone, landlinePhone }: SiteLocation['contact']): LocationCardView['phones'] =>
  [...new Set([phone, landlinePhone])].flatMap((number) => (number === null ? [] : [toPhone(number)]));

/** @spec L9.19 */
const formatDistance = (distanceKm: number): string =>
  distanceKm < 9.95 ? `${distanceKm.toFixed(1)} km` : formatKm(Math.round(distanceKm));

/** @spec L2.62, L2.63 */
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
    latitude: address.isApproximate ? null : address.latitude,
    longitude: address.isApproximate ? null : address.longitude,
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
