import { getFinanceValueCents } from '#src/pricing/rules/get-finance-value-cents.ts';
import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import { isInStock } from '#src/vehicle/rules/standing/is-in-stock.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { calculateChargedRepaymentCents } from './calculate-charged-repayment-cents.ts';
import { calculateTotalPayableCents } from './calculate-total-payable-cents.ts';
import type { FinanceConfig, FinanceProvider } from './config.ts';
import { findExclusion } from './find-exclusion.ts';
import { findSiteLender } from './find-site-lender.ts';
import { readProviderFees } from './read-provider-fees.ts';
import type { RepaymentFrequency } from './repayment-frequency.ts';
import { roundRepaymentCents } from './round-repayment-cents.ts';

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

const chooseRepayment = (
  vehicle: Vehicle,
  lender: FinanceLender,
  provider: FinanceProvider,
  ratePercent: number,
): Pick<FinanceEstimate, 'repaymentCents' | 'frequency'> | null => {
  const { paymentWeekCents, paymentMonthCents } = lender;
  const round = (cents: number) => roundRepaymentCents(cents, provider.rounding);
  if (paymentWeekCents) return { repaymentCents: round(paymentWeekCents), frequency: 'weekly' };
  if (paymentMonthCents) return { repaymentCents: round(paymentMonthCents), frequency: 'monthly' };
  const borrowedCents = getFinanceValueCents(vehicle) - (lender.depositCents ?? 0);
  if (borrowedCents <= 0) return null;
  const lent = {
    principalCents: borrowedCents,
    ratePercent,
    termYears: chooseTermYears(lender, provider),
    frequency: 'weekly',
    residualCents: Math.min(lender.balloonCents ?? 0, borrowedCents),
  } as const;
  const repaymentCents = calculateChargedRepaymentCents(lent, readProviderFees(provider, lender));
  return { repaymentCents: round(repaymentCents), frequency: 'weekly' };
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
  const repayment = chooseRepayment(vehicle, lender, provider, interestRatePercent);
  if (repayment === null || repayment.repaymentCents === 0) return none('nothingToFinance');
  const termYears = chooseTermYears(lender, provider);
  return {
    kind: 'estimate',
    lenderName: provider.name,
    ...repayment,
    interestRatePercent,
    comparisonRatePercent,
    termYears,
    termMonths: Math.round(termYears * 12),
    // A repayment of 0 is a figure that the lender left out.
    paymentWeekCents: lender.paymentWeekCents || null,
    paymentMonthCents: lender.paymentMonthCents || null,
    totalPayableCents: calculateTotalPayableCents(repayment, termYears, lender),
    depositCents: lender.depositCents ?? 0,
    balloonCents: lender.balloonCents ?? 0,
    disclaimer: lender.disclaimer,
  };
};
