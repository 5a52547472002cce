import type { LeadProblem } from './check-lead.ts';
import type { FormRefusal } from './form-answer.ts';

/** What is left of a refusal once some of its fields are right; null when nothing is. @spec L2.52 */
export const omitMended = (
  refusal: FormRefusal | null,
  mended: readonly LeadProblem['field'][],
): FormRefusal | null => {
  if (refusal?.kind !== 'invalid') return refusal;
  const problems = refusal.problems.filter(({ field }) => !mended.includes(field));
  return problems.length === 0 ? null : { kind: 'invalid', problems };
};
