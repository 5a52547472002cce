/** A number as it is dialled from anywhere: '+61755501969'. Short service numbers (13, 1300, 1800) stay national. */
export const phoneDigits = (phone: string): string => {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(/^0011/, '+');
  const national = digits.replace(/^\+61\(?0?/, '0').replace(/^0(?=1[38]\d)/, '');
  if (/^(13\d{4}|1[38]00\d{6})$/.test(national)) return national;
  return /^0[2-478]\d{8}$/.test(national) ? `+61${national.slice(1)}` : digits;
};

const shapes: readonly (readonly [RegExp, string])[] = [
  [/^\+61(4\d\d)(\d{3})(\d{3})$/, '0$1 $2 $3'],
  [/^\+61([2378])(\d{4})(\d{4})$/, '0$1 $2 $3'],
  [/^(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(13)(\d\d)(\d\d)$/, '$1 $2 $3'],
];

/**
 * An Australian number as it is printed: '+61755501969' becomes '07 5550 1969'.
 * Numbers of the brand (`brandPhones`) and numbers of other countries are left as they are.
 * @spec B9.54
 */
export const formatPhone = (phone: string, brandPhones: readonly string[] = []): string => {
  const written = phone.trim();
  if (brandPhones.includes(written)) return written;
  const digits = phoneDigits(written);
  const shape = shapes.find(([pattern]) => pattern.test(digits));
  return shape === undefined ? written : digits.replace(shape[0], shape[1]);
};

/** A printed number with every digit after its first 5 characters hidden: '07 55•• ••••'. @spec B4.46 */
export const maskPhone = (printed: string): string => printed.slice(0, 5) + printed.slice(5).replaceAll(/\d/g, '•');

/** What a reveal is recorded with, as it is sent. @spec B7.17 */
export interface RevealRecord {
  readonly car_id: number;
  readonly dealership_id: number | null;
  readonly website_id: number;
}

/** A number to call, as a link. @spec B4.46, B4.47, B9.54 */
export interface PhoneView {
  /** '07 5550 1969', or '07 55•• ••••' where it is hidden at first. */
  readonly text: string;
  /** 'tel:+61755501969'; of a hidden number the page that has it, for browsers without scripts. */
  readonly href: string;
  /** Where a hidden number is asked for; null for one that is shown. */
  readonly askHref: string | null;
  /** Null where no vehicle is spoken of. */
  readonly record: RevealRecord | null;
}
