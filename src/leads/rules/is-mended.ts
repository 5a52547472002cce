import type { LeadField } from './build-lead-fields.ts';
import { findLightFault } from './find-light-fault.ts';
import { readDigits } from './read-digits.ts';

/** Of a number with its area code. */
const leastPhoneDigits = 10;

/**
 * Whether what is written into a field that was refused may be right now. What only the server knows is taken for right
 * once it is long enough: the server looks at it again. @spec L2.52, D.33
 */
export const isMended = (field: Omit<LeadField, 'initial'>, written: string): boolean => {
  const text = written.trim();
  if (findLightFault(field, text) !== undefined) return false;
  return field.type !== 'phone' || readDigits(text).length >= leastPhoneDigits;
};
