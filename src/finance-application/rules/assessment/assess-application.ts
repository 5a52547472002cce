import type { Application } from '../answers/read-application.ts';
import { calculateMonthlyRepaymentCents, type LoanTerms, type MonthlyTerms } from './choose-loan-terms.ts';
import { getBenchmarkYearCents } from './living-benchmark.ts';
import { calculateIncomeTaxCents } from './resident-tax.ts';

const stepCents = 10_000;

/**
 * Returns the largest multiple of $100, up to `maxAmountCents`, whose repayment is at most `roomCents`. Returns 0 if
 * none fits.
 * @spec D.41, L2.12
 */
export const findFittingAmountCents = (
  roomCents: number,
  termYears: number,
  terms: MonthlyTerms,
  maxAmountCents: number,
): number => {
  let [fits, tooMuch] = [0, Math.floor(maxAmountCents / stepCents) + 1];
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (calculateMonthlyRepaymentCents(middle * stepCents, termYears, terms) <= roomCents) fits = middle;
    else tooMuch = middle;
  }
  return fits * stepCents;
};

const leastMonths = { fullTime: 3, partTime: 3, casual: 12, selfEmployed: 24 } as const;

/** @spec D.41 */
const findWorkConcern = ({
  employment,
  workedMonths,
}: Pick<Application, 'employment' | 'workedMonths'>): 'noWork' | 'shortJob' | 'shortBusiness' | null => {
  if (employment === 'none' || employment === 'benefits') return 'noWork';
  if (workedMonths >= leastMonths[employment]) return null;
  return employment === 'selfEmployed' ? 'shortBusiness' : 'shortJob';
};

/** An indication only, because the lender decides. @spec D.41 */
export type AssessmentOutcome = 'likely' | 'needsATalk' | 'unlikely';

export type AssessmentReason =
  | 'noIncome'
  | 'tooMuch'
  | 'tooMuchWithBuffer'
  | 'shortJob'
  | 'shortBusiness'
  | 'noWork'
  | 'fits';

/** Income and expenses are monthly and rounded to whole dollars: income down, expenses up. */
export interface Assessment {
  readonly outcome: AssessmentOutcome;
  readonly reasons: readonly AssessmentReason[];
  readonly terms: LoanTerms;
  readonly amountCents: number;
  readonly termYears: number;
  /** Taxable income after tax, plus untaxed income. */
  readonly incomeCents: number;
  readonly livingCents: number;
  readonly isBenchmarkUsed: boolean;
  readonly housingCents: number;
  readonly loansCents: number;
  readonly cardsCents: number;
  readonly roomCents: number;
  readonly repaymentCents: number;
  readonly bufferPercent: number;
  readonly bufferedRepaymentCents: number;
  /** The loan that `roomCents` a month can repay at the rate plus `bufferPercent`, up to the site's maximum. */
  readonly fitsCents: number;
}

interface AssessmentBounds {
  readonly maxAmountCents: number;
  readonly rateBufferPercent: number;
}

/** A credit card's monthly cost, in thousandths of its limit. Lenders treat every card as fully drawn. */
const cardThousandths = 38;

const toMonthDown = (yearCents: number): number => Math.floor(yearCents / 1200) * 100;
const toMonthUp = (yearCents: number): number => Math.ceil(yearCents / 1200) * 100;

const sumUp = (application: Application) => {
  const { incomeYearCents, otherIncomeYearCents, livingYearCents, cardLimitCents } = application;
  const netYearCents = incomeYearCents - calculateIncomeTaxCents(incomeYearCents) + otherIncomeYearCents;
  const benchmarkYearCents = getBenchmarkYearCents(application.household, application.dependants);
  const lines = {
    incomeCents: toMonthDown(netYearCents),
    livingCents: toMonthUp(Math.max(livingYearCents, benchmarkYearCents)),
    isBenchmarkUsed: benchmarkYearCents > livingYearCents,
    housingCents: toMonthUp(application.housingYearCents),
    loansCents: toMonthUp(application.loansYearCents),
    cardsCents: Math.ceil((cardLimitCents * cardThousandths) / 100_000) * 100,
  };
  const { incomeCents, livingCents, housingCents, loansCents, cardsCents } = lines;
  return { ...lines, roomCents: incomeCents - livingCents - housingCents - loansCents - cardsCents };
};

const judge = (
  application: Application,
  {
    repaymentCents,
    bufferedRepaymentCents,
    roomCents,
  }: Pick<Assessment, 'repaymentCents' | 'bufferedRepaymentCents' | 'roomCents'>,
): Pick<Assessment, 'outcome' | 'reasons'> => {
  if (application.incomeYearCents + application.otherIncomeYearCents === 0) {
    return { outcome: 'unlikely', reasons: ['noIncome'] };
  }
  if (repaymentCents > roomCents) return { outcome: 'unlikely', reasons: ['tooMuch'] };
  const work = findWorkConcern(application);
  const concerns: readonly AssessmentReason[] = [
    ...(bufferedRepaymentCents > roomCents ? (['tooMuchWithBuffer'] as const) : []),
    ...(work === null ? [] : [work]),
  ];
  return concerns.length === 0
    ? { outcome: 'likely', reasons: ['fits'] }
    : { outcome: 'needsATalk', reasons: concerns };
};

/** @spec D.41, D.59 */
export const assessApplication = (application: Application, terms: LoanTerms, bounds: AssessmentBounds): Assessment => {
  const { amountCents, termYears } = application;
  const { maxAmountCents, rateBufferPercent: bufferPercent } = bounds;
  const lines = sumUp(application);
  const buffered = { ...terms, ratePercent: terms.ratePercent + bufferPercent };
  const repayments = {
    repaymentCents: calculateMonthlyRepaymentCents(amountCents, termYears, terms),
    bufferedRepaymentCents: calculateMonthlyRepaymentCents(amountCents, termYears, buffered),
  };
  return {
    ...judge(application, { ...repayments, roomCents: lines.roomCents }),
    ...lines,
    ...repayments,
    terms,
    amountCents,
    termYears,
    bufferPercent,
    fitsCents: findFittingAmountCents(lines.roomCents, termYears, buffered, maxAmountCents),
  };
};

/** @spec D.41, D.59 */
export interface Decision {
  readonly outcome: AssessmentOutcome;
  readonly said: readonly string[];
  /** True if the outcome comes from the decision service instead of the assessment. */
  readonly isOfService: boolean;
  readonly fitsCents: number;
  readonly assessment: Assessment;
}

export const decideAlone = (assessment: Assessment): Decision => ({
  outcome: assessment.outcome,
  said: [],
  isOfService: false,
  fitsCents: assessment.fitsCents,
  assessment,
});
