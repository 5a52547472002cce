import type { ApplicationAnswers } from '../rules/answers/application-fields.ts';
import type { ApplicationStep } from '../rules/saved-application.ts';
import { describeAnswer } from './build-field-view.ts';

export const stepWords: Readonly<
  Record<ApplicationStep, { readonly label: string; readonly heading: string; readonly submit: string }>
> = {
  contact: { label: 'About you', heading: 'About you', submit: 'Continue to employment' },
  employment: { label: 'Employment', heading: 'Your employment', submit: 'Continue to income' },
  income: { label: 'Income', heading: 'Your income', submit: 'Continue to expenses' },
  expenses: { label: 'Expenses', heading: 'Your expenses', submit: 'Continue to the loan' },
  loan: { label: 'Loan', heading: 'Your loan', submit: 'Continue to the last step' },
  consents: { label: 'Consent', heading: 'Before you submit', submit: 'Submit application' },
};

const describeHousing = (answers: ApplicationAnswers): string => {
  const cost = describeAnswer('housingCost', answers);
  return `${describeAnswer('housing', answers)}${cost === '' ? '' : ` (${cost})`}`;
};

/** @spec D.41 */
export const describeStep = (step: ApplicationStep, answers: ApplicationAnswers): string => {
  const said = (name: string): string => answers[name] ?? '';
  const lines: Readonly<Record<ApplicationStep, () => readonly string[]>> = {
    contact: () => [`${said('name')} ${said('last_name')}`.trim(), said('email')],
    employment: () => [describeAnswer('employment', answers), said('employer')],
    income: () => [`${describeAnswer('income', answers)} before tax`],
    expenses: () => [describeHousing(answers), `living costs ${describeAnswer('livingCost', answers)}`],
    loan: () => [`${describeAnswer('amount', answers)} over ${describeAnswer('termYears', answers)}`],
    consents: () => ['Agreed'],
  };
  return lines[step]()
    .filter((line) => line !== '')
    .join(', ');
};
