import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { choosePhone, type PhoneBook } from '#src/vehicle/rules/choose-phone.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export const findVehicleLocation = (
  vehicle: Pick<Vehicle, 'locationId' | 'locationName' | 'location'>,
  locations: readonly SiteLocation[],
): SiteLocation | undefined =>
  locations.find(({ id }) => id === vehicle.locationId) ??
  locations.find(({ name }) => name === (vehicle.locationName ?? vehicle.location?.name));

/** @spec L3.05 */
export const findPrimaryLocation = <Location extends { readonly primary?: boolean | undefined }>(
  locations: readonly Location[],
): Location | undefined => locations.find(({ primary }) => primary === true) ?? locations[0];

export interface PhonedSite {
  readonly phones: { readonly main: string | null } & PhoneBook['byCarType'];
  readonly locations: readonly SiteLocation[];
}

/** @spec B9.53 */
export const findVehiclePhone = (vehicle: Vehicle, { phones, locations }: PhonedSite): string | null => {
  const { main, new: forNew, demo, used } = phones;
  return choosePhone(vehicle, {
    main,
    byCarType: { new: forNew, demo, used },
    location: findVehicleLocation(vehicle, locations)?.contact.phone ?? vehicle.location?.phone ?? null,
  });
};
