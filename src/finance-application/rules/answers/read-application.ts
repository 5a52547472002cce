import {
  type CreditProfile,
  creditProfiles,
  type EmploymentKind,
  employmentKinds,
  type HouseholdKind,
  type HousingKind,
  householdKinds,
  housingKinds,
  isOneOf,
} from './answer-choices.ts';
import {
  type ApplicationAnswers,
  type AskedPart,
  getApplicationField,
  isFieldAsked,
  listPartFields,
} from './application-fields.ts';
import { isMoneyPeriod, toYearCents } from './money-periods.ts';

const mostCents = 1_000_000_000;

/** @spec D.41 */
export const readMoneyCents = (written: string): number | undefined => {
  const [, dollars, cents = ''] = /^\$?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(written.replaceAll(/[,\s]/g, '')) ?? [];
  if (dollars === undefined) return undefined;
  const total = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return total <= mostCents ? total : undefined;
};

export interface Application {
  readonly employment: EmploymentKind;
  readonly workedMonths: number;
  readonly incomeYearCents: number;
  readonly otherIncomeYearCents: number;
  readonly household: HouseholdKind;
  readonly dependants: number;
  readonly housing: HousingKind;
  readonly housingYearCents: number;
  readonly livingYearCents: number;
  readonly loansYearCents: number;
  readonly cardLimitCents: number;
  readonly amountCents: number;
  readonly termYears: number;
  readonly creditProfile: CreditProfile | null;
}

type MoneyName = 'income' | 'otherIncome' | 'housingCost' | 'livingCost' | 'loanCost';

const readYearCents = (name: MoneyName, answers: ApplicationAnswers): number => {
  const field = getApplicationField(name);
  const period = answers[field.periodName ?? ''] ?? '';
  if (!isFieldAsked(field, answers) || !isMoneyPeriod(period)) return 0;
  return toYearCents(readMoneyCents(answers[name] ?? '') ?? 0, period);
};

const readWorkedMonths = (answers: ApplicationAnswers): number =>
  isFieldAsked(getApplicationField('workedYears'), answers)
    ? Number(answers.workedYears ?? 0) * 12 + Number(answers.workedMonths ?? 0)
    : 0;

/** @spec D.41 */
export const readApplication = (answers: ApplicationAnswers): Application | undefined => {
  const { employment = '', household = '', housing = '', creditProfile = '' } = answers;
  if (!isOneOf(employmentKinds, employment) || !isOneOf(householdKinds, household)) return undefined;
  if (!isOneOf(housingKinds, housing)) return undefined;
  return {
    employment,
    household,
    housing,
    workedMonths: readWorkedMonths(answers),
    incomeYearCents: readYearCents('income', answers),
    otherIncomeYearCents: readYearCents('otherIncome', answers),
    dependants: Number(answers.dependants ?? 0),
    housingYearCents: readYearCents('housingCost', answers),
    livingYearCents: readYearCents('livingCost', answers),
    loansYearCents: readYearCents('loanCost', answers),
    cardLimitCents: readMoneyCents(answers.cardLimit ?? '') ?? 0,
    amountCents: readMoneyCents(answers.amount ?? '') ?? 0,
    termYears: Number(answers.termYears ?? 0),
    creditProfile: isOneOf(creditProfiles, creditProfile) ? creditProfile : null,
  };
};

const maxReadLength = 300;

const clean = (text: string): string => text.slice(0, maxReadLength).toWellFormed().replaceAll('\0', '').trim();

/** @spec D.41 */
export const readAnswers = (part: AskedPart, textOf: (name: string) => string | null): ApplicationAnswers =>
  Object.fromEntries(
    listPartFields(part)
      .flatMap((name) => [name, getApplicationField(name).periodName ?? name])
      .map((name) => [name, clean(textOf(name) ?? '')]),
  );
