import { formatPhone } from '#src/lib/format-phone.ts';
import { maskPhone } from '#src/lib/mask-phone.ts';
import { phoneDigits } from '#src/lib/phone-digits.ts';
import type { VehicleConfig } from '#src/vehicle/rules/config.ts';
import type { PhoneView } from './phone-view.ts';

/** A number to call: as printed, as dialled and with its end hidden. @spec B4.46, B4.47, B9.54 */
export const buildPhoneView = (phone: string, { brandPhones }: Pick<VehicleConfig, 'brandPhones'>): PhoneView => {
  const text = formatPhone(phone, brandPhones);
  return { text, href: `tel:${phoneDigits(phone)}`, maskedText: maskPhone(text) };
};
