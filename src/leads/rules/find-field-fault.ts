import type { LeadField } from './build-lead-fields.ts';
import { findLightFault } from './find-light-fault.ts';

/** A phone number as E.164; undefined for anything else. Telling takes more code than a page carries. @spec D.33 */
export type ParsePhone = (written: string) => string | undefined;

/** What is wrong with what was written into a field; undefined when nothing is. On the server only: numbers take code. @spec D.33 */
export const findFieldFault = (field: LeadField, text: string, parsePhone: ParsePhone): string | undefined => {
  const fault = findLightFault(field, text);
  if (fault !== undefined || text === '' || field.type !== 'phone' || parsePhone(text) !== undefined) return fault;
  return 'Please enter a phone number we can call, such as 0412 345 678. From abroad, start with + and the country code.';
};
