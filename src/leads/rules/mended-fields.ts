import type { LeadField } from './build-lead-fields.ts';
import type { LeadProblem } from './check-lead.ts';
import { readDigits } from './field-text.ts';
import { findLightFault } from './find-light-fault.ts';
import type { FormRefusal } from './form-answer.ts';

const leastPhoneDigits = 10;

/** Checks only the length of a phone number, because the server parses the number. @spec L2.52, D.33 */
export const isMended = (field: Omit<LeadField, 'initial'>, written: string): boolean => {
  const text = written.trim();
  if (findLightFault(field, text) !== undefined) return false;
  return field.type !== 'phone' || readDigits(text).length >= leastPhoneDigits;
};

/** @spec L2.52 */
export const omitMended = (
  refusal: FormRefusal | null,
  mended: readonly LeadProblem['field'][],
): FormRefusal | null => {
  if (refusal?.kind !== 'invalid') return refusal;
  const problems = refusal.problems.filter(({ field }) => !mended.includes(field));
  return problems.length === 0 ? null : { kind: 'invalid', problems };
};
