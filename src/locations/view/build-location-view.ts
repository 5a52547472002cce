import { apiPaths } from '#src/lib/api-paths.ts';
import type { PhoneView } from '#src/lib/phones/format-phone.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { describePlace } from '#src/vehicle/view/information/describe-place.ts';
import { findPrimaryLocation, findVehicleLocation } from '../rules/find-vehicle-location.ts';
import { buildDirectionsHref } from './build-directions-href.ts';
import { buildPhoneRecord, buildPhoneView, type PhoneConfig } from './build-phone-view.ts';
import { formatAddress } from './format-address.ts';
import { groupOpeningHours, type OpeningHoursView } from './group-opening-hours.ts';

/** @spec B2.40 */
export interface LocationView {
  readonly name: string;
  /** @spec B2.57 */
  readonly badge: string;
  readonly address: string | null;
  readonly phone: PhoneView | null;
  readonly openingHours: readonly OpeningHoursView[];
  readonly directionsHref: string | null;
  /** @spec B2.58 */
  readonly awayText: string | null;
}

interface Places {
  readonly locations: readonly SiteLocation[];
  readonly websiteId: number;
  readonly config: { readonly vehicle: PhoneConfig };
}

/** @spec B2.58 */
const describeAway = (city: string | null, { locations }: Places): string | null => {
  const primary = findPrimaryLocation(locations)?.address.city;
  const isAway = city !== null && primary !== undefined && city.toLowerCase() !== primary.toLowerCase();
  return isAway ? `Located at ${city}` : null;
};

type OwnPlace = Pick<LocationView, 'address' | 'phone' | 'openingHours' | 'directionsHref'>;

const elsewhere: OwnPlace = { address: null, phone: null, openingHours: [], directionsHref: null };

const buildOwnPlace = (
  { id, address, contact }: SiteLocation,
  vehicle: Vehicle,
  { config, websiteId }: Places,
): OwnPlace => ({
  address: formatAddress(address),
  phone: buildPhoneView(contact.phone, config.vehicle, {
    askHref: `${apiPaths.phone}?location=${id}`,
    record: buildPhoneRecord(vehicle, websiteId),
  }),
  openingHours: groupOpeningHours(contact.openingHours),
  directionsHref: buildDirectionsHref(address),
});

/** @spec B2.40, B2.57, B2.58 */
export const buildLocationView = (vehicle: Vehicle, places: Places): LocationView | null => {
  const location = findVehicleLocation(vehicle, places.locations);
  const city = vehicle.city ?? vehicle.location?.address?.city ?? location?.address.city ?? null;
  const name = location?.name ?? vehicle.locationName ?? vehicle.location?.name ?? null;
  const badge = describePlace({
    ...vehicle,
    city,
    state: vehicle.state ?? location?.address.state ?? null,
    locationName: name,
  });
  if (badge === null) return null;
  return {
    name: name ?? badge,
    badge,
    ...(location === undefined ? elsewhere : buildOwnPlace(location, vehicle, places)),
    awayText: describeAway(city, places),
  };
};
