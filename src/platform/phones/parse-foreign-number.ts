import parsePhoneNumber from 'libphonenumber-js/max';

/** A number of another country, written with its country code, as E.164; undefined for anything else and for premium numbers. @spec D.33 */
export const parseForeignNumber = (written: string): string | undefined => {
  const number = parsePhoneNumber(written, { defaultCountry: 'AU', extract: false });
  if (number === undefined || number.countryCallingCode === '61' || number.ext !== undefined) return undefined;
  return number.isValid() && number.getType() !== 'PREMIUM_RATE' ? number.number : undefined;
};
