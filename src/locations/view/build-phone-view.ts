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
  /** Where the number is asked for when it is hidden: `/api/phone` and what it is the number of. */
  readonly askHref: string;
  readonly record?: RevealRecord;
}

/** The page of a site that has its numbers: where a hidden one leads without scripts. */
const contactPath = `${pagePaths.contact}#${pagePaths.callAnchor}`;

/** A number as printed and as dialled. @spec B4.47, B9.54 */
export const buildShownPhone = (phone: string, brandPhones: readonly string[]): Pick<PhoneView, 'text' | 'href'> => ({
  text: formatPhone(phone, brandPhones),
  href: `tel:${phoneDigits(phone)}`,
});

/** A number to call; where the site hides numbers at first, nothing in it tells the whole one. @spec B4.46 to B4.48 */
export const buildPhoneView = (
  phone: string,
  { brandPhones, phoneStart }: PhoneConfig,
  { askHref, record }: PhonePlace,
): PhoneView => {
  const shown = { ...buildShownPhone(phone, brandPhones), askHref: null, record: record ?? null };
  return phoneStart === 'revealed' ? shown : { ...shown, text: maskPhone(shown.text), href: contactPath, askHref };
};

/** What the reveal of a vehicle's number is recorded with. @spec B7.17 */
export const buildPhoneRecord = (
  { id, dealershipId }: Pick<Vehicle, 'id' | 'dealershipId'>,
  websiteId: number,
): RevealRecord => ({ car_id: id, dealership_id: dealershipId ?? null, website_id: websiteId });
