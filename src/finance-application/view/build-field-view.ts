import { formatPrice } from '#src/lib/format-number.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import {
  type ApplicationAnswers,
  type ApplicationField,
  type ApplicationFieldName,
  type AskedPart,
  getApplicationField,
  isFieldAsked,
  listPartFields,
} from '../rules/answers/application-fields.ts';
import type { AnswerProblem } from '../rules/answers/check-answers.ts';
import { isMoneyPeriod, moneyPeriods } from '../rules/answers/money-periods.ts';
import { readMoneyCents } from '../rules/answers/read-application.ts';

/** @spec D.41 */
export interface FieldView {
  readonly id: string;
  readonly name: string;
  readonly kind: 'text' | 'money' | 'choice' | 'select';
  readonly label: string;
  readonly hint: string | null;
  readonly value: string;
  readonly error: string | null;
  readonly isOptional: boolean;
  readonly type: 'text' | 'email' | 'tel';
  readonly isNumber: boolean;
  readonly maxLength: number;
  readonly autoComplete: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly period: { readonly name: string; readonly value: string } | null;
  /** The answers to another question that make this field appear, separated by spaces. Null if it always appears. */
  readonly shownFor: string | null;
}

export const toFieldId = (name: string): string => `finance-${name}`;

interface FieldFacts {
  readonly answers: ApplicationAnswers;
  readonly problems: readonly AnswerProblem[];
  readonly dealerships: readonly { readonly value: string; readonly label: string }[];
  readonly termsYears: readonly number[];
}

const kinds: Readonly<Record<ApplicationField['kind'], FieldView['kind']>> = {
  text: 'text',
  email: 'text',
  phone: 'text',
  postcode: 'text',
  count: 'text',
  money: 'money',
  choice: 'choice',
  years: 'choice',
  dealership: 'select',
};

const types: Readonly<Partial<Record<ApplicationField['kind'], FieldView['type']>>> = { email: 'email', phone: 'tel' };

const listOptions = (field: ApplicationField, { dealerships, termsYears }: FieldFacts): FieldView['options'] => {
  if (field.kind === 'dealership') return dealerships;
  if (field.kind === 'years') {
    const label = (years: number): string => formatCount(years, { one: 'year', many: 'years' });
    return termsYears.map((years) => ({ value: String(years), label: label(years) }));
  }
  return field.choices ?? [];
};

const buildPeriod = ({ periodName, firstPeriod = 'week' }: ApplicationField, answers: ApplicationAnswers) =>
  periodName === undefined ? null : { name: periodName, value: answers[periodName] || firstPeriod };

const buildField = (name: ApplicationFieldName, facts: FieldFacts): FieldView => {
  const field = getApplicationField(name);
  const { answers, problems } = facts;
  return {
    id: toFieldId(name),
    name,
    kind: kinds[field.kind],
    label: field.label,
    hint: field.hint ?? null,
    value: answers[name] ?? '',
    error: problems.find((problem) => problem.field === name)?.message ?? null,
    isOptional: field.isOptional === true,
    type: types[field.kind] ?? 'text',
    isNumber: field.kind === 'count' || field.kind === 'postcode',
    maxLength: field.maxLength,
    autoComplete: field.autoComplete ?? 'off',
    options: listOptions(field, facts),
    period: buildPeriod(field, answers),
    shownFor: field.onlyFor?.values.join(' ') ?? null,
  };
};

/** @spec D.41, L2.13 */
export const buildFieldViews = (part: AskedPart, facts: FieldFacts): readonly FieldView[] =>
  listPartFields(part)
    .map((name) => buildField(name, facts))
    .filter(({ kind, options }) => kind !== 'select' || options.length > 0);

const describeMoney = (written: string, period: string): string => {
  const amount = formatPrice(readMoneyCents(written) ?? 0);
  return isMoneyPeriod(period) ? `${amount} ${moneyPeriods[period].label}` : amount;
};

/** @spec D.41 */
export const describeAnswer = (name: ApplicationFieldName, answers: ApplicationAnswers): string => {
  const field = getApplicationField(name);
  const text = answers[name] ?? '';
  if (text === '' || !isFieldAsked(field, answers)) return '';
  switch (field.kind) {
    case 'money':
      return describeMoney(text, answers[field.periodName ?? ''] ?? '');
    case 'choice':
      return field.choices?.find(({ value }) => value === text)?.label ?? '';
    case 'years':
      return formatCount(Number(text), { one: 'year', many: 'years' });
    default:
      return text;
  }
};
