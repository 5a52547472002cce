import type { LeadEntry } from '../rules/lead-fields.ts';

/** A valid form with the given changes. */
export const makeLeadEntry = (fields: Partial<LeadEntry> = {}): LeadEntry => ({
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@example.com',
  phone: '0412 345 678',
  postcode: '',
  category: '',
  locationId: '',
  dealershipSlug: '',
  budget: '',
  contactMethod: '',
  wantsFinance: '',
  hasTradeIn: '',
  rego: '',
  regoState: '',
  odometerKm: '',
  appointment: '',
  appointmentDay: '',
  additionalServices: [],
  message: 'Is the blue one still there?',
  isOptedIn: false,
  isAgreed: false,
  ...fields,
});
