import type { LeadField } from './build-lead-fields.ts';
import { isEmailAddress, readDigits } from './field-text.ts';
import type { LeadFieldType } from './lead-fields.ts';

const faults: Readonly<Partial<Record<LeadFieldType, (text: string) => string | undefined>>> = {
  email: (text) => (isEmailAddress(text) ? undefined : 'Please enter a full email address, such as name@example.com.'),
  postcode: (text) => (/^\d{4}$/.test(text) ? undefined : 'Invalid postcode. Please enter a 4-digit number.'),
  kms: (text) =>
    /^\d{1,7}$/.test(readDigits(text)) ? undefined : 'Please enter the odometer reading in kilometres, such as 45,000.',
  money: (text) =>
    /^\d{1,7}$/.test(readDigits(text)) ? undefined : 'Please enter an amount in whole dollars, such as 30,000.',
};

const describeMissing = ({ isOptional, prompt, label }: Omit<LeadField, 'initial'>): string | undefined =>
  isOptional ? undefined : (prompt ?? `Please enter your ${label.toLowerCase()}.`);

/**
 * Phone numbers are parsed in `check-lead.ts`, because the parser is too large for pages.
 * @spec L4.10, L5.02 to L5.07, L5.13, D.33
 */
export const findLightFault = (field: Omit<LeadField, 'initial'>, text: string): string | undefined => {
  const { label, type, maxLength, options } = field;
  if (text === '') return describeMissing(field);
  // A postcode that's too long gets the postcode's own message.
  if (type !== 'postcode' && text.length > maxLength) return `${label}: please use at most ${maxLength} characters.`;
  // The amounts that a budget field lists are only suggestions.
  if (options.length > 0 && type !== 'money') {
    return options.some(({ value }) => value === text)
      ? undefined
      : (field.prompt ?? `Please choose your ${label.toLowerCase()}.`);
  }
  return faults[type]?.(text);
};
