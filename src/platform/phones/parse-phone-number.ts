import parsePhoneNumber, { type NumberType } from 'libphonenumber-js/max';

/**
 * Returns the number in E.164. Returns undefined for invalid and foreign numbers, for a type that isn't in `types`, and
 * for numbers with an extension.
 * @spec D.28, D.33
 */
export const parseAustralianNumber = (written: string, types: readonly NumberType[]): string | undefined => {
  const number = parsePhoneNumber(written, { defaultCountry: 'AU', extract: false });
  if (number === undefined || number.countryCallingCode !== '61' || number.ext !== undefined) return undefined;
  return number.isValid() && types.includes(number.getType()) ? number.number : undefined;
};

/**
 * Returns the number in E.164. Returns undefined for invalid, Australian and premium-rate numbers, and for numbers with
 * an extension.
 * @spec D.33
 */
export const parseForeignNumber = (written: string): string | undefined => {
  const number = parsePhoneNumber(written, { defaultCountry: 'AU', extract: false });
  if (number === undefined || number.countryCallingCode === '61' || number.ext !== undefined) return undefined;
  return number.isValid() && number.getType() !== 'PREMIUM_RATE' ? number.number : undefined;
};
