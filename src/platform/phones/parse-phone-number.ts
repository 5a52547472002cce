import parsePhoneNumber, { type NumberType } from 'libphonenumber-js/max';

/** Returns an Australian number of one of the types as E.164; undefined for anything else. @spec D.28, D.33 */
export const parseAustralianNumber = (written: string, types: readonly NumberType[]): string | undefined => {
  const number = parsePhoneNumber(written, { defaultCountry: 'AU', extract: false });
  if (number === undefined || number.countryCallingCode !== '61' || number.ext !== undefined) return undefined;
  return number.isValid() && types.includes(number.getType()) ? number.number : undefined;
};

/** Returns a foreign number with its country code as E.164; undefined for premium and Australian ones. @spec D.33 */
export const parseForeignNumber = (written: string): string | undefined => {
  const number = parsePhoneNumber(written, { defaultCountry: 'AU', extract: false });
  if (number === undefined || number.countryCallingCode === '61' || number.ext !== undefined) return undefined;
  return number.isValid() && number.getType() !== 'PREMIUM_RATE' ? number.number : undefined;
};
