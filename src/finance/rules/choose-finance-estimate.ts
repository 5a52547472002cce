import type { RepaymentFrequency } from '#src/lib/loans/loan.ts';
import { getFinanceValueCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { calculateLoanQuote, roundRepaymentCents } from './calculate-loan-quote.ts';
import type { FinanceConfig } from './config.ts';
import type { FinanceProvider } from './finance-provider-config.ts';
import { findExclusion } from './find-exclusion.ts';
import { findSiteLender } from './find-site-lender.ts';
import { findStatedRepaymentCents } from './find-stated-repayment-cents.ts';
import type { LoanPricing, StatedLoan } from './loan-pricing.ts';
import { readProviderFees } from './provider-fees.ts';

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
  /** What the lender asks by the month, beside a repayment of another period; null where it says nothing of months. */
  readonly orMonthlyCents: number | null;
  /** All repayments with the final payment, in cents; the deposit is paid to the dealer and no part of it. */
  readonly totalPayableCents: number;
  readonly depositCents: number;
  /** Final payment; 0 is no balloon. */
  readonly balloonCents: number;
  readonly disclaimer: string | null;
  readonly pricing: LoanPricing;
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

/** The loan that the lender quotes for a vehicle at its price. */
const readStatedLoan = (
  vehicle: Vehicle,
  lender: FinanceLender,
  provider: FinanceProvider,
  rates: Pick<StatedLoan, 'ratePercent' | 'comparisonRatePercent'>,
): StatedLoan => {
  const lentCents = getFinanceValueCents(vehicle) - (lender.depositCents ?? 0);
  const { paymentWeekCents, paymentMonthCents, paymentWeekCentsByTermYears } = lender;
  return {
    ...rates,
    lentCents,
    residualCents: Math.min(lender.balloonCents ?? 0, lentCents),
    termYears: chooseTermYears(lender, provider),
    paymentWeekCents,
    paymentMonthCents,
    paymentWeekCentsByTermYears,
  };
};

/** Weeks before months, and fortnights last, for which no lender states a repayment. */
const preferredFrequencies: readonly RepaymentFrequency[] = ['weekly', 'monthly', 'fortnightly'];

/**
 * The period of the repayment that shows: one that the site's calculator offers, with the lender's own repayment where it
 * states one.
 * @spec B5.12, B9.32, B9.33, B9.40
 */
const chooseFrequency = (
  findStated: (frequency: RepaymentFrequency) => number | null,
  offered: readonly RepaymentFrequency[],
): RepaymentFrequency => {
  const possible = preferredFrequencies.filter((frequency) => offered.includes(frequency));
  return possible.find((frequency) => findStated(frequency) !== null) ?? possible[0] ?? 'weekly';
};

const buildEstimate = (
  stated: StatedLoan,
  lender: FinanceLender,
  provider: FinanceProvider,
  offered: readonly RepaymentFrequency[],
): FinanceEstimate | null => {
  const { lentCents, residualCents, ratePercent, termYears } = stated;
  const loan = { lentCents, residualCents, ratePercent, termYears };
  const pricing: LoanPricing = {
    lenderName: provider.name,
    rounding: provider.rounding,
    stated,
    fees: readProviderFees(provider, lender),
  };
  const findStated = (frequency: RepaymentFrequency) =>
    findStatedRepaymentCents(stated, { ...loan, principalCents: lentCents, frequency });
  const frequency = chooseFrequency(findStated, offered);
  const quote = calculateLoanQuote({ ...loan, frequency }, pricing);
  if (quote === null || quote.repaymentCents === 0) return null;
  const monthlyCents = frequency !== 'monthly' && offered.includes('monthly') ? findStated('monthly') : null;
  return {
    kind: 'estimate',
    lenderName: provider.name,
    repaymentCents: quote.repaymentCents,
    frequency,
    interestRatePercent: ratePercent,
    comparisonRatePercent: stated.comparisonRatePercent,
    termYears,
    termMonths: Math.round(termYears * 12),
    orMonthlyCents: monthlyCents === null ? null : roundRepaymentCents(monthlyCents, provider.rounding),
    totalPayableCents: quote.plan.totalCents,
    depositCents: lender.depositCents ?? 0,
    balloonCents: quote.residualCents,
    disclaimer: lender.disclaimer,
    pricing,
  };
};

/**
 * Chooses the estimate of a vehicle, or says why there is none. The lender's own repayment counts; where it gives none, the
 * repayment is worked out at its rate. Pages read it from `chooseVehicleFinance`.
 * @param currentYear the year now where the dealer is
 * @spec B5.05 to B5.12, D.08, D.09
 */
export const chooseFinanceEstimate = (vehicle: Vehicle, config: FinanceConfig, currentYear: number): FinanceChoice => {
  const none = (reason: NoEstimateReason): FinanceChoice => ({ kind: 'notShown', reason });
  const siteLender = findSiteLender(vehicle, config);
  if (siteLender === null) return none('noProvider');
  const { provider, lender } = siteLender;
  if (lender === null) return none('noLenderData');
  const { interestRatePercent: ratePercent, comparisonRatePercent } = lender;
  if (ratePercent === null || comparisonRatePercent === null) return none('ratesMissing');
  const objection = findExclusion(vehicle, config) ?? findProviderObjection(vehicle, lender, provider, currentYear);
  if (objection !== null) return none(objection);
  const stated = readStatedLoan(vehicle, lender, provider, { ratePercent, comparisonRatePercent });
  return buildEstimate(stated, lender, provider, config.calculator.frequencies) ?? none('nothingToFinance');
};
