import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** The dealer's location at which a vehicle stands: by its id, else by its name. */
export const findVehicleLocation = (
  vehicle: Pick<Vehicle, 'locationId' | 'locationName' | 'location'>,
  locations: readonly SiteLocation[],
): SiteLocation | undefined =>
  locations.find(({ id }) => id === vehicle.locationId) ??
  locations.find(({ name }) => name === (vehicle.locationName ?? vehicle.location?.name));
