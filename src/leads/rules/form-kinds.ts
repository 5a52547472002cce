import type { LeadCategory } from './lead-categories.ts';
import type { LeadFieldKey } from './lead-fields.ts';

/** @spec L4.10, D.34 */
export interface FormStep {
  readonly title: string;
  readonly fields: readonly LeadFieldKey[];
}

export interface FormKind {
  /** '{vehicle}' stands for the vehicle's title, or for 'vehicle' if there is none. */
  readonly heading: string;
  readonly submitLabel: string;
  readonly fields: readonly LeadFieldKey[];
  readonly optional: readonly LeadFieldKey[];
  readonly labels?: Readonly<Partial<Record<LeadFieldKey, string>>>;
  /** @spec D.25, D.36, L5.02 */
  readonly category: LeadCategory | 'byVehicle' | 'chosen';
  readonly subcategory: string | null;
  /** @spec L2.54 */
  readonly presetMessage?: string;
  /** @spec L4.10, D.34 */
  readonly steps?: readonly FormStep[];
}

const person = ['firstName', 'lastName', 'email', 'phone'] as const;

const leadFormSteps: readonly FormStep[] = [
  { title: 'About you', fields: ['firstName', 'lastName', 'email', 'phone', 'postcode'] },
  { title: 'Contact and finance', fields: ['contactMethod', 'locationId', 'wantsFinance', 'budget', 'hasTradeIn'] },
  { title: 'Your trade-in', fields: ['rego', 'regoState', 'odometerKm'] },
];

/** @spec B1.05, B1.07, L1.02, L2.51, L2.54, L2.55, L3.01, L3.03, D.33, D.34 */
export const formKinds = {
  contact: {
    heading: 'Send us a message',
    submitLabel: 'Send message',
    fields: [...person, 'category', 'locationId', 'dealershipSlug', 'rego', 'message'],
    optional: ['lastName', 'rego'],
    category: 'chosen',
    subcategory: null,
  },
  enquiry: {
    heading: 'Ask about this {vehicle}',
    submitLabel: 'Send enquiry',
    fields: [...person, 'message'],
    optional: ['lastName'],
    category: 'byVehicle',
    subcategory: null,
  },
  photoRequest: {
    heading: 'Ask for photos of this {vehicle}',
    submitLabel: 'Ask for photos',
    fields: person,
    optional: ['lastName'],
    category: 'byVehicle',
    subcategory: 'Photo Request',
    presetMessage: 'Please send photos for this car',
  },
  findSimilar: {
    heading: 'Find me something like this {vehicle}',
    submitLabel: 'Find Me Something Similar',
    fields: [...person, 'budget', 'message'],
    optional: ['lastName', 'budget', 'message'],
    category: 'byVehicle',
    subcategory: 'Find Me Something Similar',
  },
  testDrive: {
    heading: 'Book a test drive',
    submitLabel: 'Book test drive',
    fields: [...person, 'locationId', 'appointment', 'message'],
    optional: ['lastName', 'appointment', 'message'],
    category: 'byVehicle',
    subcategory: 'Test Drive',
  },
  finance: {
    heading: 'Ask about finance',
    submitLabel: 'Send finance enquiry',
    fields: [...person, 'postcode', 'dealershipSlug', 'budget', 'message'],
    optional: ['lastName', 'budget', 'message'],
    category: 'Finance Enquiry',
    subcategory: null,
  },
  service: {
    heading: 'Book a service',
    submitLabel: 'Request a booking',
    fields: [...person, 'locationId', 'rego', 'odometerKm', 'additionalServices', 'message'],
    optional: ['lastName', 'rego', 'odometerKm', 'additionalServices', 'message'],
    labels: { locationId: 'Service Location' },
    category: 'Service Enquiry',
    subcategory: 'Service Booking',
  },
  parts: {
    heading: 'Ask about parts',
    submitLabel: 'Send parts enquiry',
    fields: [...person, 'locationId', 'rego', 'message'],
    optional: ['lastName', 'rego'],
    category: 'Parts Enquiry',
    subcategory: null,
  },
  fleet: {
    heading: 'Talk to us about your fleet',
    submitLabel: 'Send fleet enquiry',
    fields: [...person, 'postcode', 'message'],
    optional: ['lastName'],
    category: 'Fleet Enquiry',
    subcategory: null,
  },
  careers: {
    heading: 'Tell us about yourself',
    submitLabel: 'Send my details',
    fields: [...person, 'locationId', 'message'],
    optional: ['lastName'],
    category: 'Careers Enquiry',
    subcategory: null,
  },
  tradeIn: {
    heading: 'Get it valued in person',
    submitLabel: 'Request a valuation',
    fields: [...person, 'rego', 'locationId', 'message'],
    optional: ['lastName', 'rego', 'message'],
    labels: { locationId: 'Where would you like it inspected?' },
    category: 'Trade-In Enquiry',
    subcategory: null,
  },
  leadForm: {
    heading: 'Let us find it for you',
    submitLabel: 'Send my details',
    fields: leadFormSteps.flatMap(({ fields }) => fields),
    optional: ['budget', 'rego', 'regoState', 'odometerKm'],
    labels: { firstName: 'First Name', lastName: 'Last Name', phone: 'Mobile Number', email: 'Email Address' },
    category: 'General Enquiry',
    subcategory: 'Find My Next Vehicle',
    steps: leadFormSteps,
  },
} as const satisfies Readonly<Record<string, FormKind>>;

export type FormKindName = keyof typeof formKinds;

export const formKindNames = Object.keys(formKinds) as readonly FormKindName[];

export const getFormKind = (name: FormKindName): FormKind => formKinds[name];

export const isFormKindName = (text: string): text is FormKindName => Object.hasOwn(formKinds, text);

interface SentSubject {
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
  readonly car_id?: string | undefined;
}

/** @spec D.36, L3.01, L7.02 */
export const chooseSentForm = ({ category, subcategory, car_id }: SentSubject): FormKindName =>
  formKindNames.find((name) => getFormKind(name).subcategory === subcategory) ??
  formKindNames.find((name) => getFormKind(name).subcategory === null && getFormKind(name).category === category) ??
  (car_id === undefined ? 'contact' : 'enquiry');
