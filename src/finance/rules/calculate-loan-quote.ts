import type { Loan } from '#src/lib/loans/calculate-repayment-cents.ts';
import { buildRepaymentPlan, type RepaymentPlan } from './build-repayment-plan.ts';
import { calculateChargedRepaymentCents } from './calculate-charged-repayment-cents.ts';
import type { FinanceProvider } from './finance-provider-config.ts';
import type { ProviderFees } from './read-provider-fees.ts';
import { roundRepaymentCents } from './round-repayment-cents.ts';

/** A loan as it is asked for, before its fees. */
export interface AskedLoan extends Pick<Loan, 'ratePercent' | 'termYears' | 'frequency' | 'residualCents'> {
  /** The price less the deposit, in cents. */
  readonly lentCents: number;
  readonly fees: ProviderFees;
  readonly rounding: FinanceProvider['rounding'];
  /** What the lender itself asks each period, to the cent; null where it says nothing of this loan. */
  readonly lenderRepaymentCents: number | null;
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
 * What a loan costs: the one calculation behind the estimate of a vehicle, the block that offers finance and the
 * calculator, so that a page names one total. Null where nothing is lent.
 * @spec B3.16, B9.35 to B9.37
 */
export const calculateLoanQuote = ({ lentCents, fees, rounding, ...asked }: AskedLoan): LoanQuote | null => {
  if (lentCents <= 0) return null;
  const { ratePercent, termYears, frequency, lenderRepaymentCents } = asked;
  const residualCents = Math.min(asked.residualCents, lentCents);
  const lent = { principalCents: lentCents, ratePercent, termYears, frequency, residualCents };
  const askedCents = lenderRepaymentCents ?? calculateChargedRepaymentCents(lent, fees);
  const repaymentCents = roundRepaymentCents(askedCents, rounding);
  const plan = buildRepaymentPlan({
    ...lent,
    principalCents: lentCents + fees.onceCents,
    upfrontFeesCents: fees.onceCents,
    monthlyFeeCents: fees.monthlyCents,
    repaymentCents: lenderRepaymentCents ?? repaymentCents,
    isLendersOwn: lenderRepaymentCents !== null,
  });
  return { repaymentCents, residualCents, costCents: plan.totalCents - lentCents, plan };
};
