import { cleanLine, cleanLines } from './clean-text.ts';
import type { LeadsConfig } from './config.ts';
import { isEmailAddress } from './is-email-address.ts';
import { type LeadEntry, type LeadField, type LeadFieldKey, leadFields } from './lead-fields.ts';
import { parseLeadPhone } from './parse-lead-phone.ts';

/** What is wrong with a field, in words for whoever typed it. */
export interface LeadProblem {
  readonly field: LeadFieldKey;
  readonly message: string;
}

/** What a shopper sent, as it is kept. */
export interface CheckedLead {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  /** Null where the comments are optional and were left empty. */
  readonly message: string | null;
  readonly isOptedIn: boolean;
}

export type LeadCheck =
  | { readonly kind: 'valid'; readonly lead: CheckedLead }
  | { readonly kind: 'invalid'; readonly problems: readonly LeadProblem[] };

type LeadTexts = Omit<LeadEntry, 'isOptedIn'>;

const clean = (entry: LeadEntry): LeadTexts => ({
  firstName: cleanLine(entry.firstName),
  lastName: cleanLine(entry.lastName),
  email: cleanLine(entry.email),
  phone: cleanLine(entry.phone),
  message: cleanLines(entry.message),
});

/** Whether a form can be sent without a field. @spec L5.01, D.33 */
export const isFieldOptional = (key: LeadFieldKey, { comments }: Pick<LeadsConfig, 'comments'>): boolean =>
  key === 'lastName' || (key === 'message' && comments === 'optional');

const findFault = ({ key, label, maxLength }: LeadField, text: string): string | undefined => {
  if (text.length > maxLength) return `${label}: please use at most ${maxLength} characters.`;
  if (key === 'email' && !isEmailAddress(text)) return 'Please enter a whole email address, such as name@example.com.';
  if (key === 'phone' && parseLeadPhone(text) === undefined) {
    return 'Please enter an Australian mobile or landline number, such as 0412 345 678.';
  }
  return undefined;
};

const findProblem = (field: LeadField, text: string, config: Pick<LeadsConfig, 'comments'>): string | undefined => {
  if (text !== '') return findFault(field, text);
  return isFieldOptional(field.key, config) ? undefined : `Please enter your ${field.label.toLowerCase()}.`;
};

/** Checks what was typed into a form. @spec L5.01, L5.05, D.33 */
export const checkLead = (entry: LeadEntry, config: Pick<LeadsConfig, 'comments'>): LeadCheck => {
  const texts = clean(entry);
  const problems = leadFields.flatMap((field): LeadProblem[] => {
    const message = findProblem(field, texts[field.key], config);
    return message === undefined ? [] : [{ field: field.key, message }];
  });
  if (problems.length > 0) return { kind: 'invalid', problems };
  return {
    kind: 'valid',
    lead: {
      firstName: texts.firstName,
      lastName: texts.lastName || null,
      email: texts.email,
      phone: parseLeadPhone(texts.phone) ?? texts.phone,
      message: texts.message || null,
      isOptedIn: entry.isOptedIn,
    },
  };
};
