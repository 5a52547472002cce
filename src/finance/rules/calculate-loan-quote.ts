import {
  calculateComparisonRatePercent,
  calculateRepaymentCents,
  type Loan,
  shareMonthlyFeeCents,
} from '#src/lib/loans/loan.ts';
import { buildRepaymentPlan, type RepaymentPlan } from './build-repayment-plan.ts';
import type { FinanceProvider } from './finance-provider-config.ts';
import { findStatedRepaymentCents } from './find-stated-repayment-cents.ts';
import type { LoanPricing } from './loan-pricing.ts';
import type { ProviderFees } from './provider-fees.ts';

/**
 * The repayment of what is lent with everything that the lender charges: fees that are charged once are borrowed as well,
 * a monthly fee comes with every repayment. In cents and parts of a cent.
 * @param lent what is borrowed without fees
 * @spec B9.35, B9.36, B9.42
 */
export const calculateChargedRepaymentCents = (lent: Loan, fees: ProviderFees): number =>
  calculateRepaymentCents({ ...lent, principalCents: lent.principalCents + fees.onceCents }) +
  shareMonthlyFeeCents(fees.monthlyCents, lent.frequency);

/** A repayment in whole dollars (as cents): up, or to the nearest dollar for the lenders that round so. @spec D.11 */
export const roundRepaymentCents = (repaymentCents: number, rounding: FinanceProvider['rounding']): number => {
  // A hundredth of a cent is arithmetic noise, not a reason to ask for a dollar more.
  const dollars = Number((repaymentCents / 100).toFixed(4));
  return (rounding === 'up' ? Math.ceil(dollars) : Math.round(dollars)) * 100;
};

/** A loan as it is asked for, before its fees. */
interface AskedLoan extends Omit<Loan, 'principalCents'> {
  /** The price less the deposit, in cents. */
  readonly lentCents: number;
}

export interface LoanQuote {
  /** In whole dollars, as cents. */
  readonly repaymentCents: number;
  /** The final payment: never more than what is lent. */
  readonly residualCents: number;
  /** Interest and fees, in cents. */
  readonly costCents: number;
  readonly plan: RepaymentPlan;
}

/**
 * What a loan costs, the lender's own repayment first. Every place that names a repayment gets it here.
 * Null where nothing is lent.
 * @spec B3.16, B9.35 to B9.37
 */
export const calculateLoanQuote = (
  { lentCents, ...asked }: AskedLoan,
  { fees, rounding, stated }: Omit<LoanPricing, 'lenderName'>,
): LoanQuote | null => {
  if (lentCents <= 0) return null;
  const residualCents = Math.min(asked.residualCents, lentCents);
  const lent = { ...asked, principalCents: lentCents, residualCents };
  const statedCents = findStatedRepaymentCents(stated, lent);
  const repaymentCents = roundRepaymentCents(statedCents ?? calculateChargedRepaymentCents(lent, fees), rounding);
  const plan = buildRepaymentPlan({
    ...lent,
    principalCents: lentCents + fees.onceCents,
    upfrontFeesCents: fees.onceCents,
    monthlyFeeCents: fees.monthlyCents,
    repaymentCents: statedCents ?? repaymentCents,
    isLendersOwn: statedCents !== null,
  });
  return { repaymentCents, residualCents, costCents: plan.totalCents - lentCents, plan };
};

/**
 * The comparison rate of the loan that the law makes lenders compare by: $30,000, secured, over five years, repaid by the
 * month, at the given interest rate with the provider's fees.
 * @spec B9.39
 */
export const calculateExampleComparisonRatePercent = (ratePercent: number, fees: ProviderFees): number =>
  calculateComparisonRatePercent({
    principalCents: 3_000_000,
    ratePercent,
    termYears: 5,
    frequency: 'monthly',
    residualCents: 0,
    upfrontFeesCents: fees.onceCents,
    monthlyFeeCents: fees.monthlyCents,
  });
