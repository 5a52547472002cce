import type { LeadField } from './build-lead-fields.ts';
import { findLightFault } from './find-light-fault.ts';
import { parseLeadPhone } from './parse-lead-phone.ts';

/** What is wrong with what was written into a field; undefined when nothing is. On the server only: numbers take code. @spec D.33 */
export const findFieldFault = (field: LeadField, text: string): string | undefined => {
  const fault = findLightFault(field, text);
  if (fault !== undefined || text === '' || field.type !== 'phone' || parseLeadPhone(text) !== undefined) return fault;
  return 'Please enter an Australian mobile or landline number, such as 0412 345 678.';
};
