import { createHash } from 'node:crypto';
import type { CheckedLead } from '../rules/check-lead.ts';

/**
 * What a form that comes twice has in common with itself: all that it says, and which form it was. A form of a page
 * without scripts has no name of its own; there the day stands for it.
 */
export const hashSubmission = (lead: CheckedLead, form: string): string => {
  const { firstName, lastName, email, phone, message, isOptedIn } = lead;
  const said = JSON.stringify([form, firstName, lastName, email, phone, message, isOptedIn]);
  return createHash('sha256').update(said).digest('hex');
};
