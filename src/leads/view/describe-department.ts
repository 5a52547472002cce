import { kindLabels } from '#src/locations/view/kind-labels.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';

const ofCategory: Readonly<Record<string, string>> = {
  'New Vehicle Enquiry': 'Sales',
  'Used Vehicle Enquiry': 'Sales',
  'Demo Vehicle Enquiry': 'Sales',
  'Trade-In Enquiry': 'Sales',
  'Fleet Enquiry': 'Sales',
  'Finance Enquiry': 'Finance',
  'Service Enquiry': 'Service',
  'Parts Enquiry': 'Parts',
};

/** @spec L3.05, D.36 */
export const describeDepartment = (category: string, type: SiteLocation['type'] | undefined): string | null =>
  ofCategory[category] ?? (type === null || type === undefined ? null : kindLabels[type]);
