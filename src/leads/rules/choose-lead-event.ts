import { leadEventIds } from '#src/tracking/rules/event-ids.ts';
import type { LeadCategory } from './lead-categories.ts';

const ofCategory: Readonly<Partial<Record<LeadCategory, number>>> = {
  'New Vehicle Enquiry': leadEventIds.newEnquiry,
  'Used Vehicle Enquiry': leadEventIds.usedEnquiry,
  'Demo Vehicle Enquiry': leadEventIds.usedEnquiry,
  'Finance Enquiry': leadEventIds.financeEnquiry,
  'Careers Enquiry': leadEventIds.careersEnquiry,
};

/** @spec L4.03, L4.09, L9.01, L9.02, B7.28, D.25 */
export const chooseLeadEvent = (category: LeadCategory): number => ofCategory[category] ?? leadEventIds.generalEnquiry;
