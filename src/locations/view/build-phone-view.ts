import * as pagePaths from '#src/lib/page-paths.ts';
import {
  formatPhone,
  maskPhone,
  type PhoneView,
  phoneDigits,
  type RevealRecord,
} from '#src/lib/phones/format-phone.ts';
import type { VehicleConfig } from '#src/vehicle/rules/config.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export type PhoneConfig = Pick<VehicleConfig, 'brandPhones' | 'phoneStart'>;

interface PhonePlace {
  readonly askHref: string;
  readonly record?: RevealRecord;
}

const contactPath = `${pagePaths.contact}#${pagePaths.callAnchor}`;

/** @spec B4.47, B9.54 */
export const buildShownPhone = (phone: string, brandPhones: readonly string[]): Pick<PhoneView, 'text' | 'href'> => ({
  text: formatPhone(phone, brandPhones),
  href: `tel:${phoneDigits(phone)}`,
});

/** If the site masks numbers, the link never contains the whole number. @spec B4.46 to B4.48 */
export const buildPhoneView = (
  phone: string,
  { brandPhones, phoneStart }: PhoneConfig,
  { askHref, record }: PhonePlace,
): PhoneView => {
  const shown = { ...buildShownPhone(phone, brandPhones), askHref: null, record: record ?? null };
  return phoneStart === 'revealed' ? shown : { ...shown, text: maskPhone(shown.text), href: contactPath, askHref };
};

/** @spec B7.17 */
export const buildPhoneRecord = (
  { id, dealershipId }: Pick<Vehicle, 'id' | 'dealershipId'>,
  websiteId: number,
): RevealRecord => ({ car_id: id, dealership_id: dealershipId ?? null, website_id: websiteId });
