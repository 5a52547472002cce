/** @spec D.36 */
export const leadCategories = [
  'General Enquiry',
  'New Vehicle Enquiry',
  'Used Vehicle Enquiry',
  'Demo Vehicle Enquiry',
  'Finance Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
  'Trade-In Enquiry',
  'Fleet Enquiry',
  'Careers Enquiry',
  'Feedback',
] as const;

export type LeadCategory = (typeof leadCategories)[number];

/** @spec L5.02 */
export const isLeadCategory = (text: string): text is LeadCategory => leadCategories.some((name) => name === text);
