import type { RepaymentFrequency } from '#src/lib/loans/repayment-frequency.ts';
import { getFinanceValueCents } from '#src/pricing/rules/get-finance-value-cents.ts';
import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import { isInStock } from '#src/vehicle/rules/standing/is-in-stock.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { calculateLoanQuote, type LoanQuote } from './calculate-loan-quote.ts';
import type { FinanceConfig } from './config.ts';
import type { FinanceProvider } from './finance-provider-config.ts';
import { findExclusion } from './find-exclusion.ts';
import { findSiteLender } from './find-site-lender.ts';
import { getLenderRepaymentCents } from './get-lender-repayment-cents.ts';
import { readProviderFees } from './read-provider-fees.ts';

/** What a lender says of a vehicle: a repayment with everything that must be said beside it. @spec B3.16 */
export interface FinanceEstimate {
  readonly kind: 'estimate';
  readonly lenderName: string;
  readonly repaymentCents: number;
  readonly frequency: RepaymentFrequency;
  readonly interestRatePercent: number;
  readonly comparisonRatePercent: number;
  readonly termYears: number;
  readonly termMonths: number;
  /** The lender's own repayments; null where it gives none for that period. */
  readonly paymentWeekCents: number | null;
  readonly paymentMonthCents: number | null;
  /** All repayments with the final payment, in cents; the deposit is paid to the dealer and no part of it. */
  readonly totalPayableCents: number;
  readonly depositCents: number;
  /** Final payment; 0 is no balloon. */
  readonly balloonCents: number;
  readonly disclaimer: string | null;
}

/** Why a vehicle shows no estimate. */
export type NoEstimateReason =
  | 'noProvider'
  | 'noLenderData'
  | 'ratesMissing'
  | 'makeExcluded'
  | 'dealershipExcluded'
  | 'tooOld'
  | 'priceTooLow'
  | 'notInStock'
  | 'figureMissing'
  | 'nothingToFinance';

/** The estimate of a vehicle, or why there is none. */
export type FinanceChoice = FinanceEstimate | { readonly kind: 'notShown'; readonly reason: NoEstimateReason };

const figureOf = {
  interestRate: (lender: FinanceLender) => lender.interestRatePercent,
  comparisonRate: (lender: FinanceLender) => lender.comparisonRatePercent,
  paymentWeek: (lender: FinanceLender) => lender.paymentWeekCents,
  paymentMonth: (lender: FinanceLender) => lender.paymentMonthCents,
} as const satisfies Record<FinanceProvider['requires'][number], (lender: FinanceLender) => number | null>;

const findProviderObjection = (
  vehicle: Vehicle,
  lender: FinanceLender,
  provider: FinanceProvider,
  currentYear: number,
): NoEstimateReason | null => {
  if (provider.newerThanYears !== null && vehicle.year <= currentYear - provider.newerThanYears) return 'tooOld';
  if (provider.overPriceDollars > 0 && getFinanceValueCents(vehicle) <= provider.overPriceDollars * 100) {
    return 'priceTooLow';
  }
  if (provider.mustBeInStock && !isInStock(vehicle)) return 'notInStock';
  return provider.requires.every((name) => figureOf[name](lender) !== null) ? null : 'figureMissing';
};

/** A term of less than a month cannot be meant. */
const leastTermYears = 1 / 12;

const chooseTermYears = ({ termYears }: FinanceLender, { estimateTermYears }: FinanceProvider): number =>
  termYears !== null && termYears >= leastTermYears ? termYears : estimateTermYears;

/** The period of the repayment that shows: the week, or the month where the lender names that one alone. @spec B5.12, B9.40 */
const chooseFrequency = (lender: FinanceLender): 'weekly' | 'monthly' => {
  const isGiven = (frequency: RepaymentFrequency) => getLenderRepaymentCents(lender, frequency) !== null;
  return !isGiven('weekly') && isGiven('monthly') ? 'monthly' : 'weekly';
};

const quoteLoan = (
  vehicle: Vehicle,
  lender: FinanceLender,
  provider: FinanceProvider,
  ratePercent: number,
): (LoanQuote & { readonly frequency: RepaymentFrequency }) | null => {
  const frequency = chooseFrequency(lender);
  const quote = calculateLoanQuote({
    lentCents: getFinanceValueCents(vehicle) - (lender.depositCents ?? 0),
    ratePercent,
    termYears: chooseTermYears(lender, provider),
    frequency,
    residualCents: lender.balloonCents ?? 0,
    fees: readProviderFees(provider, lender),
    rounding: provider.rounding,
    lenderRepaymentCents: getLenderRepaymentCents(lender, frequency),
  });
  return quote === null || quote.repaymentCents === 0 ? null : { ...quote, frequency };
};

/**
 * Chooses the estimate that cards and the vehicle page show, or says why there is none. The lender's own repayment counts;
 * where it gives none, the repayment is worked out at its rate.
 * @param currentYear the year now where the dealer is
 * @spec B5.05 to B5.12, D.08, D.09
 */
export const chooseFinanceEstimate = (vehicle: Vehicle, config: FinanceConfig, currentYear: number): FinanceChoice => {
  const none = (reason: NoEstimateReason): FinanceChoice => ({ kind: 'notShown', reason });
  const siteLender = findSiteLender(vehicle, config);
  if (siteLender === null) return none('noProvider');
  const { provider, lender } = siteLender;
  if (lender === null) return none('noLenderData');
  const { interestRatePercent, comparisonRatePercent } = lender;
  if (interestRatePercent === null || comparisonRatePercent === null) return none('ratesMissing');
  const objection = findExclusion(vehicle, config) ?? findProviderObjection(vehicle, lender, provider, currentYear);
  if (objection !== null) return none(objection);
  const quote = quoteLoan(vehicle, lender, provider, interestRatePercent);
  if (quote === null) return none('nothingToFinance');
  const termYears = chooseTermYears(lender, provider);
  return {
    kind: 'estimate',
    lenderName: provider.name,
    repaymentCents: quote.repaymentCents,
    frequency: quote.frequency,
    interestRatePercent,
    comparisonRatePercent,
    termYears,
    termMonths: Math.round(termYears * 12),
    paymentWeekCents: getLenderRepaymentCents(lender, 'weekly'),
    paymentMonthCents: getLenderRepaymentCents(lender, 'monthly'),
    totalPayableCents: quote.plan.totalCents,
    depositCents: lender.depositCents ?? 0,
    balloonCents: quote.residualCents,
    disclaimer: lender.disclaimer,
  };
};
