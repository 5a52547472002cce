/**
 * Returns an Australian number as '+61755501969', but 13, 1300 and 1800 numbers as '1300123456'. Any other number keeps
 * its digits and '+', and a leading 0011 becomes '+'.
 */
export const phoneDigits = (phone: string): string => {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(/^0011/, '+');
  const national = digits.replace(/^\+610?/, '0').replace(/^0(?=1[38]\d)/, '');
  if (/^(13\d{4}|1[38]00\d{6})$/.test(national)) return national;
  return /^0[2-478]\d{8}$/.test(national) ? `+61${national.slice(1)}` : digits;
};

const shapes: readonly (readonly [RegExp, string])[] = [
  [/^\+61(4\d\d)(\d{3})(\d{3})$/, '0$1 $2 $3'],
  [/^\+61([2378])(\d{4})(\d{4})$/, '0$1 $2 $3'],
  [/^(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(13)(\d\d)(\d\d)$/, '$1 $2 $3'],
];

/** Leaves `brandPhones` and numbers of unknown format as they are, apart from surrounding spaces. @spec B9.54 */
export const formatPhone = (phone: string, brandPhones: readonly string[] = []): string => {
  const written = phone.trim();
  if (brandPhones.includes(written)) return written;
  const digits = phoneDigits(written);
  const shape = shapes.find(([pattern]) => pattern.test(digits));
  return shape === undefined ? written : digits.replace(shape[0], shape[1]);
};

/** @spec B4.46 */
export const maskPhone = (printed: string): string => printed.slice(0, 5) + printed.slice(5).replaceAll(/\d/g, '•');

/** @spec B7.17 */
export interface RevealRecord {
  readonly car_id: number;
  readonly dealership_id: number | null;
  readonly website_id: number;
}

/** @spec B4.46, B4.47, B9.54 */
export interface PhoneView {
  readonly text: string;
  /** 'tel:+61755501969'. For a masked number, the address of a page that shows the full number without scripts. */
  readonly href: string;
  readonly askHref: string | null;
  readonly record: RevealRecord | null;
}
