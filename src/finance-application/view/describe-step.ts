import type { ApplicationAnswers } from '../rules/answers/application-fields.ts';
import type { ApplicationStep } from '../rules/saved-application.ts';
import { describeAnswer } from './build-field-view.ts';

export const stepWords: Readonly<
  Record<ApplicationStep, { readonly label: string; readonly heading: string; readonly submit: string }>
> = {
  contact: { label: 'You', heading: 'Who are you?', submit: 'Go on to your work' },
  employment: { label: 'Work', heading: 'Your work', submit: 'Go on to your income' },
  income: { label: 'Income', heading: 'Your income', submit: 'Go on to your expenses' },
  expenses: { label: 'Expenses', heading: 'Your expenses', submit: 'Go on to the loan' },
  loan: { label: 'Loan', heading: 'The loan', submit: 'Go on to the last step' },
  consents: { label: 'Consent', heading: 'Before we send it', submit: 'Check it and send it' },
};

const describeHousing = (answers: ApplicationAnswers): string => {
  const cost = describeAnswer('housingCost', answers);
  return `${describeAnswer('housing', answers)}${cost === '' ? '' : ` (${cost})`}`;
};

/** Summarises a finished step in one line. @spec D.41 */
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
