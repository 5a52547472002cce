import { countRepayments, type Loan } from '#src/lib/loans/loan.ts';
import type { StatedLoan } from './loan-pricing.ts';

const readPaymentCents = (stated: StatedLoan, { frequency, termYears }: Loan): number | null => {
  const isOwnTerm = termYears === stated.termYears;
  if (frequency === 'monthly') return isOwnTerm ? stated.paymentMonthCents : null;
  if (frequency !== 'weekly') return null;
  // Search documents carry only the lender's own term, so cards and pages must not use other terms.
  return isOwnTerm ? stated.paymentWeekCents : (stated.paymentWeekCentsByTermYears[termYears] ?? null);
};

/**
 * Returns the repayment that the lender states for exactly this loan, to the cent, else null. Also null when the
 * repayments don't cover the loan: they belong to another price and would imply negative interest.
 * @param loan before fees
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
