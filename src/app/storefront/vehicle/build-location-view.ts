import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { buildPhoneView } from '#src/locations/view/build-phone-view.ts';
import type { LocationView } from '#src/locations/view/location-view.ts';
import type { SiteLocation } from '#src/sites/config/resolved-site.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { describePlace } from '#src/vehicle/view/describe-place.ts';

/** The dealer's location at which a vehicle stands. */
export const findVehicleLocation = (vehicle: Vehicle, { locations }: ViewSite): SiteLocation | undefined =>
  locations.find(({ id }) => id === vehicle.locationId) ??
  locations.find(({ name }) => name === (vehicle.locationName ?? vehicle.location?.name));

const joinAddress = ({ street, city, state, postcode }: SiteLocation['address']): string =>
  `${street}, ${city} ${state} ${postcode}`;

const findDirectionsHref = ({ address }: SiteLocation): string =>
  address.placeUrl ??
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${address.latitude},${address.longitude}`)}`;

/** 'Located at {city}', when the vehicle stands in another city than the primary location. @spec B2.58 */
const describeAway = (city: string | null, { locations }: ViewSite): string | null => {
  const primary = (locations.find(({ primary: isPrimary }) => isPrimary) ?? locations[0])?.address.city;
  const isAway = city !== null && primary !== undefined && city.toLowerCase() !== primary.toLowerCase();
  return isAway ? `Located at ${city}` : null;
};

/** Where the vehicle stands, for the location line, the badge and the map. @spec B2.40, B2.57, B2.58 */
export const buildLocationView = (vehicle: Vehicle, site: ViewSite): LocationView | null => {
  const location = findVehicleLocation(vehicle, site);
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
    address: location === undefined ? null : joinAddress(location.address),
    phone: location === undefined ? null : buildPhoneView(location.contact.phone, site.config.vehicle),
    directionsHref: location === undefined ? null : findDirectionsHref(location),
    awayText: describeAway(city, site),
  };
};
