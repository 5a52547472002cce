import type { LeadField } from './build-lead-fields.ts';
import { findLightFault } from './find-light-fault.ts';

/** An Australian mobile or landline as E.164; undefined for anything else. What is one takes more code than a page carries. @spec D.33 */
export type ParsePhone = (written: string) => string | undefined;

/** What is wrong with what was written into a field; undefined when nothing is. On the server only: numbers take code. @spec D.33 */
export const findFieldFault = (field: LeadField, text: string, parsePhone: ParsePhone): string | undefined => {
  const fault = findLightFault(field, text);
  if (fault !== undefined || text === '' || field.type !== 'phone' || parsePhone(text) !== undefined) return fault;
  return 'Please enter an Australian mobile or landline number, such as 0412 345 678.';
};
