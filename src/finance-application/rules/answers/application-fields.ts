import { type AnswerChoice, creditProfiles, employmentKinds, householdKinds, housingKinds } from './answer-choices.ts';
import type { MoneyPeriod } from './money-periods.ts';

/** @spec D.41 */
export const askingSteps = ['contact', 'employment', 'income', 'expenses', 'loan'] as const;

/** @spec D.41, L2.13 */
export type AskedPart = (typeof askingSteps)[number] | 'quote';

export interface ApplicationField {
  readonly parts: readonly AskedPart[];
  readonly kind: 'text' | 'email' | 'phone' | 'postcode' | 'money' | 'count' | 'choice' | 'years' | 'dealership';
  readonly label: string;
  readonly hint?: string;
  readonly message: string;
  readonly isOptional?: boolean;
  readonly maxLength: number;
  readonly autoComplete?: string;
  readonly choices?: readonly AnswerChoice[];
  readonly periodName?: string;
  readonly firstPeriod?: MoneyPeriod;
  readonly onlyFor?: { readonly field: string; readonly values: readonly string[] };
  readonly max?: number;
}

const workers = ['fullTime', 'partTime', 'casual', 'selfEmployed'] as const;
const dollars = (what: string, example: string): string => `Please enter ${what} in dollars, such as ${example}.`;
const text = { kind: 'text', maxLength: 80 } as const;
const count = { kind: 'count', maxLength: 2 } as const;
const choice = { kind: 'choice', maxLength: 20 } as const;
const money = { kind: 'money', maxLength: 16, firstPeriod: 'week' } as const;

/** In the order of the questions. Contact fields are named as in the lead form. @spec D.41, L2.13, L3.01 */
export const applicationFields = {
  name: {
    ...text,
    parts: ['contact'],
    label: 'First name',
    message: 'Please enter your first name.',
    autoComplete: 'given-name',
  },
  last_name: {
    ...text,
    parts: ['contact'],
    label: 'Last name',
    message: 'Please enter your last name.',
    autoComplete: 'family-name',
  },
  email: {
    parts: ['contact'],
    kind: 'email',
    label: 'Email address',
    message: 'Please enter your email address.',
    maxLength: 254,
    autoComplete: 'email',
  },
  phone: {
    parts: ['contact'],
    kind: 'phone',
    label: 'Phone number',
    message: 'Please enter your phone number.',
    maxLength: 30,
    autoComplete: 'tel',
  },
  postcode: {
    parts: ['contact'],
    kind: 'postcode',
    label: 'Postcode',
    message: 'Please enter your postcode.',
    maxLength: 4,
    autoComplete: 'postal-code',
  },
  dealership_slug: {
    parts: ['contact'],
    kind: 'dealership',
    label: 'Preferred dealership',
    maxLength: 80,
    message: 'Please choose a dealership.',
  },
  employment: {
    ...choice,
    parts: ['employment'],
    label: 'How do you earn your income?',
    choices: employmentKinds,
    message: 'Please choose how you earn your income.',
  },
  employer: {
    ...text,
    parts: ['employment'],
    label: 'Employer or business name',
    message: 'Please enter your employer or business name.',
    autoComplete: 'organization',
    onlyFor: { field: 'employment', values: workers },
  },
  occupation: {
    ...text,
    parts: ['employment'],
    label: 'Occupation',
    message: 'Please enter your occupation.',
    autoComplete: 'organization-title',
    onlyFor: { field: 'employment', values: workers },
  },
  workedYears: {
    ...count,
    parts: ['employment'],
    label: 'Years in this job',
    max: 70,
    message: 'Please enter the number of years, or 0 if it’s less than one.',
    onlyFor: { field: 'employment', values: workers },
  },
  workedMonths: {
    ...count,
    parts: ['employment'],
    label: 'Plus months',
    max: 11,
    isOptional: true,
    message: 'Please enter the months, from 0 to 11.',
    onlyFor: { field: 'employment', values: workers },
  },
  benefit: {
    ...text,
    parts: ['employment'],
    label: 'Which pension or benefit?',
    message: 'Please enter your pension or benefit.',
    onlyFor: { field: 'employment', values: ['benefits'] },
  },
  income: {
    ...money,
    parts: ['income'],
    label: 'Your income before tax',
    periodName: 'incomePeriod',
    firstPeriod: 'year',
    hint: 'Leave out overtime you can’t count on. Enter 0 if you have no income.',
    message: dollars('your income before tax', '85,000'),
  },
  otherIncome: {
    ...money,
    parts: ['income'],
    label: 'Other income that isn’t taxed',
    periodName: 'otherIncomePeriod',
    isOptional: true,
    hint: 'Such as family payments or child support.',
    message: dollars('your other income', '150'),
  },
  household: {
    ...choice,
    parts: ['expenses'],
    label: 'Your household',
    choices: householdKinds,
    message: 'Please tell us about your household.',
  },
  dependants: {
    ...count,
    parts: ['expenses'],
    label: 'Children and other dependants',
    max: 15,
    message: 'Please enter how many dependants you have, or 0 if none.',
  },
  housing: {
    ...choice,
    parts: ['quote', 'expenses'],
    label: 'Your living situation',
    choices: housingKinds,
    message: 'Please choose your living situation.',
  },
  housingCost: {
    ...money,
    parts: ['expenses'],
    label: 'Your share of the mortgage, rent or board',
    periodName: 'housingCostPeriod',
    message: dollars('what you pay for housing', '550'),
    onlyFor: { field: 'housing', values: ['mortgage', 'renting', 'boarding'] },
  },
  livingCost: {
    ...money,
    parts: ['expenses'],
    label: 'All other living costs',
    periodName: 'livingCostPeriod',
    hint: 'Food, bills, transport, insurance, school, going out.',
    message: dollars('your living costs', '450'),
  },
  loanCost: {
    ...money,
    parts: ['expenses'],
    label: 'Repayments on other loans',
    periodName: 'loanCostPeriod',
    isOptional: true,
    hint: 'Leave out any loan you’ll pay off with this one.',
    message: dollars('your repayments', '150'),
  },
  cardLimit: {
    ...money,
    parts: ['expenses'],
    label: 'Total of your credit card limits',
    isOptional: true,
    hint: 'The limits, not what you owe.',
    message: dollars('the total of your card limits', '5,000'),
  },
  creditProfile: {
    ...choice,
    parts: ['quote'],
    label: 'How is your credit history?',
    choices: creditProfiles,
    message: 'Please choose the option closest to your credit history.',
  },
  deposit: {
    ...money,
    parts: ['quote'],
    label: 'Your deposit',
    isOptional: true,
    message: dollars('your deposit', '5,000'),
    hint: 'Include your trade-in if you have one.',
  },
  amount: {
    ...money,
    parts: ['loan'],
    label: 'How much would you like to borrow?',
    message: 'Please enter the amount you’d like to borrow, such as 20,000.',
  },
  termYears: {
    parts: ['quote', 'loan'],
    kind: 'years',
    label: 'Over how many years?',
    maxLength: 4,
    message: 'Please choose a loan term.',
  },
} as const satisfies Readonly<Record<string, ApplicationField>>;

export type ApplicationFieldName = keyof typeof applicationFields;

export const applicationFieldNames = Object.keys(applicationFields) as readonly ApplicationFieldName[];

export const getApplicationField = (name: ApplicationFieldName): ApplicationField => applicationFields[name];

export type ApplicationAnswers = Readonly<Record<string, string>>;

/** @spec D.41 */
export const isFieldAsked = ({ onlyFor }: ApplicationField, answers: ApplicationAnswers): boolean =>
  onlyFor === undefined || onlyFor.values.includes(answers[onlyFor.field] ?? '');

export const listPartFields = (part: AskedPart): readonly ApplicationFieldName[] =>
  applicationFieldNames.filter((name) => getApplicationField(name).parts.includes(part));
