import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { choosePhone, type PhoneBook } from '#src/vehicle/rules/choose-phone.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { findVehicleLocation } from './find-vehicle-location.ts';

/** As much of a site as says whom to call. */
export interface PhonedSite {
  readonly phones: { readonly main: string | null } & PhoneBook['byCarType'];
  readonly locations: readonly SiteLocation[];
}

/** The number to call about a vehicle; null when the site has none. @spec B9.53 */
export const findVehiclePhone = (vehicle: Vehicle, { phones, locations }: PhonedSite): string | null => {
  const { main, new: forNew, demo, used } = phones;
  return choosePhone(vehicle, {
    main,
    byCarType: { new: forNew, demo, used },
    location: findVehicleLocation(vehicle, locations)?.contact.phone ?? vehicle.location?.phone ?? null,
  });
};
