import type { LeadFieldKey } from '../rules/lead-fields.ts';

/** The id of a field: what is wrong with it leads there. */
export const fieldId = (key: LeadFieldKey): string => `contact-${key}`;
