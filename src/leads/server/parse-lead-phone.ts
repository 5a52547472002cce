import parsePhoneNumber, { type NumberType } from 'libphonenumber-js/max';

/** Whom a dealer can ring back and write to: no service numbers (13, 1300, 1800), which belong to no person. */
const personalTypes: readonly NumberType[] = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'];

/**
 * An Australian mobile or landline as E.164; undefined for anything else, and for what has words or an extension beside it.
 * @spec D.33
 */
export const parseLeadPhone = (written: string): string | undefined => {
  const number = parsePhoneNumber(written, { defaultCountry: 'AU', extract: false });
  if (number === undefined || number.countryCallingCode !== '61' || number.ext !== undefined) return undefined;
  return number.isValid() && personalTypes.includes(number.getType()) ? number.number : undefined;
};
