import type { LeadProblem } from '../rules/check-lead.ts';
import type { FormKindName } from '../rules/form-kinds.ts';

export const fieldId = (form: FormKindName, key: LeadProblem['field']): string => `${form}-${key}`;
