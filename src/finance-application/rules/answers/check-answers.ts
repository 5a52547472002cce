import { formatPrice } from '#src/lib/format-number.ts';
import type { FinanceApplicationConfig } from '../config.ts';
import {
  type ApplicationAnswers,
  type ApplicationField,
  type ApplicationFieldName,
  type AskedPart,
  getApplicationField,
  isFieldAsked,
  listPartFields,
} from './application-fields.ts';
import { isMoneyPeriod } from './money-periods.ts';
import { readMoneyCents } from './read-application.ts';

export interface AnswerProblem {
  readonly field: string;
  readonly message: string;
}

interface AnswerBounds {
  readonly termsYears: readonly number[];
  readonly minAmountCents: number;
  readonly maxAmountCents: number;
  readonly writeAmount: (cents: number) => string;
}

const isCount = (text: string, max = 0): boolean => /^\d{1,2}$/.test(text) && Number(text) <= max;

const isAnswered = (field: ApplicationField, text: string, bounds: AnswerBounds): boolean => {
  switch (field.kind) {
    case 'money':
      return readMoneyCents(text) !== undefined;
    case 'count':
      return isCount(text, field.max);
    case 'choice':
      return field.choices?.some(({ value }) => value === text) ?? false;
    case 'years':
      return bounds.termsYears.some((years) => String(years) === text);
    default:
      return text.length <= field.maxLength;
  }
};

const findFault = (
  name: ApplicationFieldName,
  answers: ApplicationAnswers,
  bounds: AnswerBounds,
): string | undefined => {
  const field = getApplicationField(name);
  const text = answers[name] ?? '';
  if (text === '') return field.isOptional === true ? undefined : field.message;
  if (!isAnswered(field, text, bounds)) return field.message;
  if (field.periodName !== undefined && !isMoneyPeriod(answers[field.periodName] ?? '')) {
    return 'Please choose how often this amount is paid.';
  }
  const cents = name === 'amount' ? (readMoneyCents(text) ?? 0) : bounds.minAmountCents;
  if (cents >= bounds.minAmountCents && cents <= bounds.maxAmountCents) return undefined;
  const { minAmountCents, maxAmountCents, writeAmount } = bounds;
  return `Please enter an amount from ${writeAmount(minAmountCents)} to ${writeAmount(maxAmountCents)}.`;
};

/**
 * In the contact step, checks only the last name, because the lead form's rules cover the other fields.
 * @spec D.41, D.33
 */
export const checkAnswers = (
  part: AskedPart,
  answers: ApplicationAnswers,
  bounds: AnswerBounds,
): readonly AnswerProblem[] =>
  listPartFields(part)
    .filter((name) => isFieldAsked(getApplicationField(name), answers))
    .filter((name) => part !== 'contact' || name === 'last_name')
    .flatMap((name) => {
      const message = findFault(name, answers, bounds);
      return message === undefined ? [] : [{ field: name, message }];
    });

export const buildAnswerBounds = ({
  termsYears,
  minAmountDollars,
  maxAmountDollars,
}: Pick<FinanceApplicationConfig, 'termsYears' | 'minAmountDollars' | 'maxAmountDollars'>): AnswerBounds => ({
  termsYears,
  minAmountCents: minAmountDollars * 100,
  maxAmountCents: maxAmountDollars * 100,
  writeAmount: formatPrice,
});
