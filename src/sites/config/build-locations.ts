import type { PlacesConfig } from '#src/locations/rules/config.ts';
import { applyHoursSwitches, expandOpeningHours } from '#src/locations/rules/expand-opening-hours.ts';
import { findPrimaryLocation } from '#src/locations/rules/find-vehicle-location.ts';
import { listSpecialHours } from '#src/locations/rules/hours/special-hours-schema.ts';
import type { DealershipInput, LocationInput } from '#src/locations/rules/location-schema.ts';
import type { Dealership, SiteLocation } from '../model/site-location.ts';
import { normalisePhone } from './normalise-phone.ts';

const buildContact = ({ id, type, contact }: LocationInput, places: PlacesConfig): SiteLocation['contact'] => ({
  phone: normalisePhone(contact.phone),
  landlinePhone: contact.landlinePhone === undefined ? null : normalisePhone(contact.landlinePhone),
  openingHours:
    contact.openingHours === undefined
      ? []
      : applyHoursSwitches(expandOpeningHours(contact.openingHours), type ?? null, places),
  specialHours: listSpecialHours(id, places.specialHours),
  publicHolidays: contact.publicHolidays ?? places.publicHolidays,
  closedHolidays: contact.closedHolidays ?? places.closedHolidays,
  eveningHolidays: places.eveningHolidays,
});

const buildAddress = (address: LocationInput['address']): SiteLocation['address'] => ({
  ...address,
  isApproximate: address.isApproximate ?? false,
  placeId: address.placeId ?? null,
  placeUrl: address.placeUrl ?? null,
  mapKey: address.mapKey ?? null,
});

const findDealership = (input: LocationInput, dealerships: readonly Dealership[]): Dealership | undefined =>
  dealerships.find((dealership) =>
    input.dealershipId === undefined ? dealership.locationId === input.id : dealership.id === input.dealershipId,
  );

interface LocationSetting {
  readonly isPrimary: boolean;
  readonly dealership: Dealership | undefined;
  readonly siteTimeZone: string;
  readonly places: PlacesConfig;
}

const buildLocation = (
  input: LocationInput,
  { isPrimary, dealership, siteTimeZone, places }: LocationSetting,
): SiteLocation => ({
  id: input.id,
  name: input.name,
  slug: input.slug,
  stockFilterSlug: input.stockFilterSlug ?? input.slug,
  type: input.type ?? null,
  subtypes: input.subtypes ?? [],
  dealershipId: dealership?.id ?? null,
  dealershipSlug: dealership?.slug ?? null,
  primary: isPrimary,
  visible: input.visible ?? true,
  manufacturers: input.manufacturers ?? [],
  dealerLicenceNumber: input.dealerLicenceNumber ?? null,
  repairerNumber: input.repairerNumber ?? null,
  timeZone: input.timeZone ?? siteTimeZone,
  address: buildAddress(input.address),
  contact: buildContact(input, places),
  image: input.image ?? null,
  reviews: input.reviews ?? dealership?.reviews ?? null,
  distributionLocations: input.distributionLocations ?? [],
});

export const buildDealerships = (inputs: readonly DealershipInput[]): readonly Dealership[] =>
  inputs.map((input) => ({ ...input, manufacturers: input.manufacturers ?? [], reviews: input.reviews ?? null }));

/** @spec L3.05 */
export const buildLocations = (
  inputs: readonly LocationInput[],
  dealerships: readonly Dealership[],
  { siteTimeZone, places }: Pick<LocationSetting, 'siteTimeZone' | 'places'>,
): readonly SiteLocation[] => {
  const primary = findPrimaryLocation(inputs);
  return inputs.map((input) =>
    buildLocation(input, {
      isPrimary: input === primary,
      dealership: findDealership(input, dealerships),
      siteTimeZone,
      places,
    }),
  );
};
