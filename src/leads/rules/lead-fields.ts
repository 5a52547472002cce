/** How a field is asked for, and what can be written into it. @spec L5.16 */
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
  /** A free time at a location; the appointments slice draws the picker. */
  | 'slot';

interface FieldRow {
  /** Its name in the specification: in forms and in the interface. */
  readonly name: string;
  readonly label: string;
  readonly type: LeadFieldType;
  readonly maxLength: number;
  /** Said beside its name, where that does not say enough. */
  readonly hint?: string;
  /** Said when nothing is chosen, and before: 'Please Select a Dealership Location'. */
  readonly prompt?: string;
  /** What can be chosen on every site; where it differs by site, `buildLeadFields` says. */
  readonly choices?: readonly string[];
}

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
const yesOrNo = ['Yes', 'No'] as const;

/** Every field that a form can have. A kind of form names those that it asks for. @spec L2.55, L3.01, L5.16, D.33 */
export const leadFieldTable = {
  firstName: { name: 'name', label: 'First name', type: 'string', maxLength: 80 },
  lastName: { name: 'last_name', label: 'Last name', type: 'string', maxLength: 80 },
  email: { name: 'email', label: 'Email address', type: 'email', maxLength: 254 },
  phone: { name: 'phone', label: 'Phone number', type: 'phone', maxLength: 30 },
  postcode: { name: 'postcode', label: 'Postcode', type: 'postcode', maxLength: 4 },
  category: {
    name: 'category',
    label: 'What is it about?',
    type: 'select',
    maxLength: 40,
    prompt: 'Please select what it is about',
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
    choices: ['Phone', 'Email', 'SMS'],
  },
  wantsFinance: {
    name: 'finance',
    label: 'Would you like finance?',
    type: 'radio',
    maxLength: 3,
    prompt: 'Please say whether you would like finance.',
    choices: yesOrNo,
  },
  hasTradeIn: {
    name: 'do-you-have-a-trade-in',
    label: 'Do you have a trade-in?',
    type: 'radio',
    maxLength: 3,
    prompt: 'Please say whether you have a trade-in.',
    choices: yesOrNo,
  },
  rego: { name: 'rego', label: 'Rego', type: 'string', maxLength: 10, hint: 'Helps us better assist your enquiry' },
  regoState: {
    name: 'regoState',
    label: 'State of registration',
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
  /** The moment at which a booked time begins, or that the shopper would rather be rung up. @spec L2.53 */
  appointment: { name: 'appointment', label: 'Appointment', type: 'slot', maxLength: 24 },
  /** The day that its time was chosen from, as the form showed it. */
  appointmentDay: { name: 'appointment_day', label: 'Day', type: 'slot', maxLength: 10 },
  message: { name: 'message', label: 'Comments', type: 'text', maxLength: 4000 },
} as const satisfies Readonly<Record<string, FieldRow>>;

/** Longest text that is read of a short field, in characters. */
const leastReadLength = 100;

/** Longest text that is read of a field: more than it may have, so that too much is seen as such once it's cleaned. */
export const maxSentLength = ({ maxLength }: Pick<FieldRow, 'maxLength'>): number =>
  Math.max(leastReadLength, 2 * maxLength);

export type LeadFieldKey = keyof typeof leadFieldTable;

export type LeadTextKey = Exclude<LeadFieldKey, 'additionalServices'>;

/** Every field, in the order of the table. */
export const leadFieldKeys = Object.keys(leadFieldTable) as readonly LeadFieldKey[];

/** What a shopper typed and chose, as it was sent; what was not asked for, or left alone, is empty. */
export interface LeadEntry extends Readonly<Record<LeadTextKey, string>> {
  readonly additionalServices: readonly string[];
  /** To news and offers. */
  readonly isOptedIn: boolean;
  /** To the terms of use, where the site asks for it. @spec L5.08 */
  readonly isAgreed: boolean;
}

/** Name of the box that agrees to news. @spec L3.01 */
export const optInName = 'opt_in';

/** Name of the box that agrees to the terms of use. @spec L5.08 */
export const termsName = 'terms_of_use';

/** The honeypot: people don't see this field, so only bots fill it in. @spec D.34 */
export const trapName = 'company_fax';

/** Name of the field that says which kind of form it is, where several are sent to one address. */
export const formName = 'form';

/** Name of the field that says which page a form stands on. @spec L3.01 */
export const pageIdName = 'page_id';

/** Name of the field that says which vehicle a form is about, by its slug or its id. @spec L3.03, L7.02 */
export const carName = 'car_id';

/** What is read of a list at most: more than any site offers. */
const maxReadItems = 50;

const isTicked = (text: string | undefined): boolean => text === 'true' || text === 'on';

/** What was typed, by the names of the form; what is not there is empty. */
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
