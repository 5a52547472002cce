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
import { type ApplicationAnswers, getApplicationField, isFieldAsked } from './application-fields.ts';
import { isMoneyPeriod, toYearCents } from './money-periods.ts';
import { readMoneyCents } from './read-money-cents.ts';

/** What an application says, in figures. */
export interface Application {
  readonly employment: EmploymentKind;
  /** How long they have worked there; 0 for whoever does not. */
  readonly workedMonths: number;
  /** Before tax. */
  readonly incomeYearCents: number;
  /** Not taxed. */
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
  /** Null for whoever was not asked. */
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

/** An application in figures, out of answers that were checked; undefined where one of the choices is missing. @spec D.41 */
export const readApplication = (answers: ApplicationAnswers): Application | undefined => {
  const { employment = '', household = '', housing = '', creditProfile = '' } = answers;
  if (!isOneOf(employmentKinds, employment) || !isOneOf(householdKinds, household)) return undefined;
  if (!isOneOf(housingKinds, housing)) return undefined;
  return {
    ...{ employment, household, housing },
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
