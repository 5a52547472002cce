import {
  calculateComparisonRatePercent,
  calculateRepaymentCents,
  countRepayments,
  type Loan,
  shareMonthlyFeeCents,
} from '#src/lib/loans/loan.ts';
import { buildRepaymentPlan, type RepaymentPlan } from './build-repayment-plan.ts';
import type { FinanceProvider } from './finance-provider-config.ts';
import type { LoanPricing, StatedLoan } from './loan-pricing.ts';
import type { ProviderFees } from './provider-fees.ts';

const readPaymentCents = (stated: StatedLoan, { frequency, termYears }: Loan): number | null => {
  const isOwnTerm = termYears === stated.termYears;
  if (frequency === 'monthly') return isOwnTerm ? stated.paymentMonthCents : null;
  if (frequency !== 'weekly') return null;
  // Ignores `paymentWeekCentsByTermYears` for the stated term. Search documents don't contain it, and a card must show
  // the same repayment as the vehicle's page.
  return isOwnTerm ? stated.paymentWeekCents : (stated.paymentWeekCentsByTermYears[termYears] ?? null);
};

/**
 * Returns null unless the lender stated a repayment for exactly this loan. Also returns null if the repayments don't
 * cover the loan, because they must be for another price.
 * @spec B3.11, B3.16
 */
export const findStatedRepaymentCents = (stated: StatedLoan | null, loan: Loan): number | null => {
  if (stated === null || loan.principalCents !== stated.lentCents) return null;
  if (loan.residualCents !== stated.residualCents || loan.ratePercent !== stated.ratePercent) return null;
  const cents = readPaymentCents(stated, loan);
  // 0 means that the lender left the figure out.
  if (!cents) return null;
  return cents * countRepayments(loan) + loan.residualCents < loan.principalCents ? null : cents;
};

/** The result can have fractions of a cent. `lent` is the loan without fees. @spec B9.35, B9.36, B9.42 */
export const calculateChargedRepaymentCents = (lent: Loan, fees: ProviderFees): number =>
  calculateRepaymentCents({ ...lent, principalCents: lent.principalCents + fees.onceCents }) +
  shareMonthlyFeeCents(fees.monthlyCents, lent.frequency);

/** @spec D.11 */
export const roundRepaymentCents = (repaymentCents: number, rounding: FinanceProvider['rounding']): number => {
  // Drops floating-point noise, which would otherwise round up to another dollar.
  const dollars = Number((repaymentCents / 100).toFixed(4));
  return (rounding === 'up' ? Math.ceil(dollars) : Math.round(dollars)) * 100;
};

interface AskedLoan extends Omit<Loan, 'principalCents'> {
  readonly lentCents: number;
}

export interface LoanQuote {
  /** Rounded to whole dollars. */
  readonly repaymentCents: number;
  readonly residualCents: number;
  readonly costCents: number;
  readonly plan: RepaymentPlan;
}

/** @spec B3.16, B9.35 to B9.37 */
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

/** @spec B9.39 */
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

/** @spec B9.39 */
export const findComparisonRatePercent = (
  ratePercent: number,
  { fees, stated }: Pick<LoanPricing, 'fees' | 'stated'>,
): number =>
  stated?.ratePercent === ratePercent
    ? stated.comparisonRatePercent
    : calculateExampleComparisonRatePercent(ratePercent, fees);
