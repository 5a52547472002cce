import { phoneDigits } from '#src/lib/phones/phone-digits.ts';

/** An Australian mobile or landline as E.164; undefined for anything else. @spec D.33 */
export const parseLeadPhone = (written: string): string | undefined => {
  if (/\p{L}/u.test(written)) return undefined;
  const digits = phoneDigits(written);
  return /^\+61[2-478]\d{8}$/.test(digits) ? digits : undefined;
};
