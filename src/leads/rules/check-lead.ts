import type { LeadField } from './build-lead-fields.ts';
import { cleanLine, cleanLines, readDigits } from './field-text.ts';
import { findLightFault } from './find-light-fault.ts';
import { isLeadCategory, type LeadCategory } from './lead-categories.ts';
import { type LeadEntry, type LeadFieldKey, type LeadTextKey, leadFieldTable } from './lead-fields.ts';

/** @spec D.33 */
type ParsePhone = (written: string) => string | undefined;

/** @spec D.33 */
const findFieldFault = (field: LeadField, text: string, parsePhone: ParsePhone): string | undefined => {
  const fault = findLightFault(field, text);
  if (fault !== undefined || text === '' || field.type !== 'phone' || parsePhone(text) !== undefined) return fault;
  return 'Please enter a phone number we can call, such as 0412 345 678. For overseas numbers, start with + and the country code.';
};

export interface LeadProblem {
  readonly field: LeadFieldKey | 'terms';
  readonly message: string;
}

export interface CheckedLead {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
  /** In E.164 format. */
  readonly phone: string;
  readonly postcode: string | null;
  readonly message: string | null;
  readonly rego: string | null;
  readonly chosenCategory: LeadCategory | null;
  readonly locationId: number | null;
  readonly dealershipSlug: string | null;
  readonly additionalServices: readonly string[];
  /** Answers that have no database column, keyed by the specification's field names. @spec L2.55, L7.02 */
  readonly custom: Readonly<Record<string, string>>;
  readonly isOptedIn: boolean;
}

type LeadCheck =
  | { readonly kind: 'valid'; readonly lead: CheckedLead }
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] };

export interface LeadCheckOptions {
  readonly fields: readonly LeadField[];
  readonly mustAgree: boolean;
  readonly parsePhone: ParsePhone;
}

/** @spec L5.08 */
const termsMessage = '* You must agree to the terms of use before submitting the form.';

const customKeys = [
  ...(['budget', 'contactMethod', 'wantsFinance', 'hasTradeIn', 'regoState', 'odometerKm'] as const),
  'appointment',
] as const;

/** @spec D.34 */
const tradeInKeys: ReadonlySet<LeadFieldKey> = new Set(['rego', 'regoState', 'odometerKm']);

/** @spec D.34 */
const skipTradeIn = (fields: readonly LeadField[], { hasTradeIn }: LeadEntry): readonly LeadField[] =>
  hasTradeIn === 'No' ? fields.filter(({ key }) => !tradeInKeys.has(key)) : fields;

type Texts = Readonly<Partial<Record<LeadTextKey, string>>>;

const cleanTexts = (entry: LeadEntry, fields: readonly LeadField[]): Texts =>
  Object.fromEntries(
    fields.flatMap(({ key }) => {
      if (key === 'additionalServices') return [];
      return [[key, key === 'message' ? cleanLines(entry[key]) : cleanLine(entry[key])]];
    }),
  );

const listProblems = (
  entry: LeadEntry,
  texts: Texts,
  { fields, mustAgree, parsePhone }: LeadCheckOptions,
): readonly LeadProblem[] => {
  const ofFields = fields.flatMap((field): LeadProblem[] => {
    if (field.key === 'additionalServices') return [];
    const message = findFieldFault(field, texts[field.key] ?? '', parsePhone);
    return message === undefined ? [] : [{ field: field.key, message }];
  });
  return mustAgree && !entry.isAgreed ? [...ofFields, { field: 'terms', message: termsMessage }] : ofFields;
};

const listServices = (entry: LeadEntry, fields: readonly LeadField[]): readonly string[] => {
  const asked = fields.find(({ key }) => key === 'additionalServices')?.options ?? [];
  return asked.map(({ value }) => value).filter((value) => entry.additionalServices.includes(value));
};

const listCustom = (texts: Texts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    customKeys.flatMap((key) => {
      const text = texts[key] ?? '';
      const { name, type } = leadFieldTable[key];
      return text === '' ? [] : [[name, type === 'kms' || type === 'money' ? readDigits(text) : text]];
    }),
  );

/** @spec L5.01 to L5.08, D.33 */
export const checkLead = (entry: LeadEntry, { fields: all, mustAgree, parsePhone }: LeadCheckOptions): LeadCheck => {
  const fields = skipTradeIn(all, entry);
  const texts = cleanTexts(entry, fields);
  const problems = listProblems(entry, texts, { fields, mustAgree, parsePhone });
  if (problems.length > 0) return { kind: 'invalid', problems };
  const { firstName = '', lastName, email = '', phone = '', postcode, message, rego, category = '' } = texts;
  return {
    kind: 'valid',
    lead: {
      firstName,
      lastName: lastName || null,
      email,
      phone: parsePhone(phone) ?? phone,
      postcode: postcode || null,
      message: message || null,
      rego: rego?.toUpperCase() || null,
      chosenCategory: isLeadCategory(category) ? category : null,
      locationId: texts.locationId ? Number(texts.locationId) : null,
      dealershipSlug: texts.dealershipSlug || null,
      additionalServices: listServices(entry, fields),
      custom: listCustom(texts),
      isOptedIn: entry.isOptedIn,
    },
  };
};
