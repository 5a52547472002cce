/** @spec L5.16 */
export type LeadFieldType =
  | 'string'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'text'
  | 'kms'
  | 'money'
  | 'select'
  | 'radio'
  | 'checks'
  | 'slot';

interface FieldRow {
  readonly name: string;
  readonly label: string;
  readonly type: LeadFieldType;
  readonly maxLength: number;
  readonly hint?: string;
  readonly prompt?: string;
  readonly choices?: readonly string[];
}

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
const yesOrNo = ['Yes', 'No'] as const;

/** @spec L2.55, L3.01, L5.16, D.33 */
export const leadFieldTable = {
  firstName: { name: 'name', label: 'First name', type: 'string', maxLength: 80 },
  lastName: { name: 'last_name', label: 'Last name', type: 'string', maxLength: 80 },
  email: { name: 'email', label: 'Email address', type: 'email', maxLength: 254 },
  phone: { name: 'phone', label: 'Phone number', type: 'phone', maxLength: 30 },
  postcode: { name: 'postcode', label: 'Postcode', type: 'postcode', maxLength: 4 },
  category: {
    name: 'category',
    label: 'Enquiry type',
    type: 'select',
    maxLength: 40,
    prompt: 'Please select an enquiry type',
  },
  locationId: {
    name: 'location_id',
    label: 'Dealership location',
    type: 'select',
    maxLength: 20,
    prompt: 'Please Select a Dealership Location',
  },
  dealershipSlug: {
    name: 'dealership_slug',
    label: 'Preferred dealership',
    type: 'select',
    maxLength: 80,
    prompt: 'Select a Preferred Dealership',
  },
  budget: { name: 'vehiclePriceBudget', label: 'Budget', type: 'money', maxLength: 12 },
  contactMethod: {
    name: 'PreferredContactMethod',
    label: 'Preferred contact method',
    type: 'radio',
    maxLength: 10,
    prompt: 'Please choose how you’d like us to contact you.',
    choices: ['Phone', 'Email', 'SMS'],
  },
  wantsFinance: {
    name: 'finance',
    label: 'Would you like finance?',
    type: 'radio',
    maxLength: 3,
    prompt: 'Please tell us whether you’d like finance.',
    choices: yesOrNo,
  },
  hasTradeIn: {
    name: 'do-you-have-a-trade-in',
    label: 'Do you have a trade-in?',
    type: 'radio',
    maxLength: 3,
    prompt: 'Please tell us whether you have a trade-in.',
    choices: yesOrNo,
  },
  rego: { name: 'rego', label: 'Rego', type: 'string', maxLength: 10, hint: 'Helps us better assist your enquiry' },
  regoState: {
    name: 'regoState',
    label: 'Rego state',
    type: 'select',
    maxLength: 3,
    prompt: 'Select a state',
    choices: states,
  },
  odometerKm: { name: 'kms', label: 'Odometer', type: 'kms', maxLength: 11 },
  additionalServices: {
    name: 'additional_services',
    label: 'Additional services',
    type: 'checks',
    maxLength: 80,
  },
  /** Start of the chosen time in ISO 8601, or 'call' if the shopper wants a call instead. @spec L2.53 */
  appointment: { name: 'appointment', label: 'Appointment', type: 'slot', maxLength: 24 },
  appointmentDay: { name: 'appointment_day', label: 'Day', type: 'slot', maxLength: 10 },
  message: { name: 'message', label: 'Comments', type: 'text', maxLength: 4000 },
} as const satisfies Readonly<Record<string, FieldRow>>;

const leastReadLength = 100;

/** Returns a higher limit than the field's own, so that text that's too long is reported instead of cut. */
export const maxSentLength = ({ maxLength }: Pick<FieldRow, 'maxLength'>): number =>
  Math.max(leastReadLength, 2 * maxLength);

export type LeadFieldKey = keyof typeof leadFieldTable;

export type LeadTextKey = Exclude<LeadFieldKey, 'additionalServices'>;

export const leadFieldKeys = Object.keys(leadFieldTable) as readonly LeadFieldKey[];

export interface LeadEntry extends Readonly<Record<LeadTextKey, string>> {
  readonly additionalServices: readonly string[];
  readonly isOptedIn: boolean;
  /** @spec L5.08 */
  readonly isAgreed: boolean;
}

/** @spec L3.01 */
export const optInName = 'opt_in';

/** @spec L5.08 */
export const termsName = 'terms_of_use';

/** Honeypot: only bots fill in this hidden field. @spec D.34 */
export const trapName = 'company_fax';

export const formName = 'form';

/** @spec L3.01 */
export const pageIdName = 'page_id';

/**
 * Name of the hidden field with the revision of the valuation that the page showed. If the valuation has changed since,
 * the server refuses the form.
 * @spec L4.15
 */
export const shownName = 'shown';

/** @spec L3.03, L7.02 */
export const carName = 'car_id';

const maxReadItems = 50;

const isTicked = (text: string | undefined): boolean => text === 'true' || text === 'on';

export const readLeadEntry = (textsOf: (name: string) => readonly string[]): LeadEntry => {
  const textOf = (key: LeadTextKey): string =>
    (textsOf(leadFieldTable[key].name)[0] ?? '').slice(0, maxSentLength(leadFieldTable[key]));
  const keys = leadFieldKeys.filter((key): key is LeadTextKey => key !== 'additionalServices');
  return {
    ...(Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Readonly<Record<LeadTextKey, string>>),
    additionalServices: textsOf(leadFieldTable.additionalServices.name).slice(0, maxReadItems),
    isOptedIn: isTicked(textsOf(optInName)[0]),
    isAgreed: isTicked(textsOf(termsName)[0]),
  };
};
