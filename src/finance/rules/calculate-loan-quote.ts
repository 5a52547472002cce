import type { Loan } from '#src/lib/loans/calculate-repayment-cents.ts';
import { buildRepaymentPlan, type RepaymentPlan } from './build-repayment-plan.ts';
import { calculateChargedRepaymentCents } from './calculate-charged-repayment-cents.ts';
import { findStatedRepaymentCents } from './find-stated-repayment-cents.ts';
import type { LoanPricing } from './loan-pricing.ts';
import { roundRepaymentCents } from './round-repayment-cents.ts';

/** A loan as it is asked for, before its fees. */
export interface AskedLoan extends Omit<Loan, 'principalCents'> {
  /** The price less the deposit, in cents. */
  readonly lentCents: number;
}

/** Every figure that a page names of a loan. */
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
