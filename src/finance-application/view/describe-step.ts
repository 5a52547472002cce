import { formatPrice } from '#src/lib/format-price.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { employmentKinds, housingKinds } from '../rules/answers/answer-choices.ts';
import type { ApplicationAnswers } from '../rules/answers/application-fields.ts';
import { isMoneyPeriod, moneyPeriods } from '../rules/answers/money-periods.ts';
import { readMoneyCents } from '../rules/answers/read-money-cents.ts';
import type { ApplicationStep } from '../rules/kept-application.ts';

/** How a step is called in the line of progress, over its form, and on its button. */
export const stepWords: Readonly<
  Record<ApplicationStep, { readonly label: string; readonly heading: string; readonly submit: string }>
> = {
  contact: { label: 'You', heading: 'Who are you?', submit: 'Go on to your work' },
  employment: { label: 'Work', heading: 'Your work', submit: 'Go on to your income' },
  income: { label: 'Income', heading: 'Your income', submit: 'Go on to your expenses' },
  expenses: { label: 'Expenses', heading: 'Your expenses', submit: 'Go on to the loan' },
  loan: { label: 'Loan', heading: 'The loan', submit: 'Go on to the last step' },
  consents: { label: 'Consent', heading: 'Before we send it', submit: 'See how it looks, and send it' },
};

const labelOf = (choices: readonly { readonly value: string; readonly label: string }[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? '';

const writeMoney = (written: string, period: string): string => {
  const amount = formatPrice(readMoneyCents(written) ?? 0);
  return isMoneyPeriod(period) ? `${amount} ${moneyPeriods[period].label}` : amount;
};

/** A step that is done, in one line. @spec D.41 */
export const describeStep = (step: ApplicationStep, answers: ApplicationAnswers): string => {
  const said = (name: string): string => answers[name] ?? '';
  const lines: Readonly<Record<ApplicationStep, () => readonly string[]>> = {
    contact: () => [`${said('name')} ${said('last_name')}`.trim(), said('email')],
    employment: () => [labelOf(employmentKinds, said('employment')), said('employer')],
    income: () => [`${writeMoney(said('income'), said('incomePeriod'))} before tax`],
    expenses: () => [
      labelOf(housingKinds, said('housing')),
      `${writeMoney(said('livingCost'), said('livingCostPeriod'))} to live on`,
    ],
    loan: () => [
      `${writeMoney(said('amount'), '')} over ${formatCount(Number(said('termYears')), { one: 'year', many: 'years' })}`,
    ],
    consents: () => ['Agreed'],
  };
  return lines[step]()
    .filter((line) => line !== '')
    .join(', ');
};
