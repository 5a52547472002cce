import type { RepaymentFrequency } from '#src/lib/loans/loan.ts';
import { getFinanceValueCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { calculateLoanQuote, findStatedRepaymentCents, roundRepaymentCents } from './calculate-loan-quote.ts';
import { leastRepaymentCents } from './calculator/calculate-finance-quote.ts';
import type { FinanceConfig } from './config.ts';
import type { FinanceProvider } from './finance-provider-config.ts';
import { findExclusion } from './find-exclusion.ts';
import { findSiteLender } from './find-site-lender.ts';
import type { LoanPricing, StatedLoan } from './loan-pricing.ts';
import { readProviderFees } from './provider-fees.ts';

/** @spec B3.16 */
export interface FinanceEstimate {
  readonly kind: 'estimate';
  /** @spec B4.58, D.59 */
  readonly source: 'lender' | 'youx' | 'example';
  readonly lenderName: string;
  readonly repaymentCents: number;
  readonly frequency: RepaymentFrequency;
  readonly interestRatePercent: number;
  readonly comparisonRatePercent: number;
  readonly termYears: number;
  readonly termMonths: number;
  /** The monthly repayment that the lender stated, for a weekly or fortnightly estimate. */
  readonly orMonthlyCents: number | null;
  /** All repayments plus the final payment. Excludes the deposit, because the dealer gets it. */
  readonly totalPayableCents: number;
  readonly depositCents: number;
  readonly balloonCents: number;
  readonly disclaimer: string | null;
  readonly pricing: LoanPricing;
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

const leastTermYears = 1 / 12;

const chooseTermYears = ({ termYears }: FinanceLender, { estimateTermYears }: FinanceProvider): number =>
  termYears !== null && termYears >= leastTermYears ? termYears : estimateTermYears;

export const readStatedLoan = (
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

/** Fortnightly comes last, because no lender states a fortnightly repayment. */
const preferredFrequencies: readonly RepaymentFrequency[] = ['weekly', 'monthly', 'fortnightly'];

/** @spec B5.12, B9.32, B9.33, B9.40 */
const chooseFrequency = (
  findStated: (frequency: RepaymentFrequency) => number | null,
  offered: readonly RepaymentFrequency[],
): RepaymentFrequency => {
  const possible = preferredFrequencies.filter((frequency) => offered.includes(frequency));
  return possible.find((frequency) => findStated(frequency) !== null) ?? possible[0] ?? 'weekly';
};

interface LoanOffer {
  readonly source: FinanceEstimate['source'];
  readonly lender: FinanceLender;
  readonly provider: FinanceProvider;
}

/** @spec B3.16 */
export const buildEstimate = (
  stated: StatedLoan,
  { source, lender, provider }: LoanOffer,
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
  const orMonthlyCents = monthlyCents === null ? 0 : roundRepaymentCents(monthlyCents, provider.rounding);
  return {
    kind: 'estimate',
    source,
    lenderName: provider.name,
    repaymentCents: quote.repaymentCents,
    frequency,
    interestRatePercent: ratePercent,
    comparisonRatePercent: stated.comparisonRatePercent,
    termYears,
    termMonths: Math.round(termYears * 12),
    orMonthlyCents: orMonthlyCents > leastRepaymentCents ? orMonthlyCents : null,
    totalPayableCents: quote.plan.totalCents,
    depositCents: lender.depositCents ?? 0,
    balloonCents: quote.residualCents,
    disclaimer: lender.disclaimer,
    pricing,
  };
};

/**
 * Pages must use `chooseVehicleFinance`, because it also considers youx quotes. `currentYear` is in the dealer's time
 * zone.
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
  const offer = { source: 'lender', lender, provider } as const;
  return buildEstimate(stated, offer, config.calculator.frequencies) ?? none('nothingToFinance');
};
