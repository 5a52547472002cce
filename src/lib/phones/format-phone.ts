import { phoneDigits } from './phone-digits.ts';

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
