import type { LeadProblem } from '../rules/check-lead.ts';
import type { FormKindName } from '../rules/form-kinds.ts';

/** The id of a field: what is wrong with it leads there. */
export const fieldId = (form: FormKindName, key: LeadProblem['field']): string => `${form}-${key}`;
