import { countRepayments, type Loan } from '#src/lib/loans/loan.ts';
import type { StatedLoan } from './loan-pricing.ts';

const readPaymentCents = (stated: StatedLoan, { frequency, termYears }: Loan): number | null => {
  const isOwnTerm = termYears === stated.termYears;
  if (frequency === 'monthly') return isOwnTerm ? stated.paymentMonthCents : null;
  if (frequency !== 'weekly') return null;
  // The documents of the search carry the own term alone: cards and pages must read the same figure.
  return isOwnTerm ? stated.paymentWeekCents : (stated.paymentWeekCentsByTermYears[termYears] ?? null);
};

/**
 * The repayment that the lender itself states for a loan, to the cent. Null for any other loan, and for a repayment that
 * doesn't return what is lent: it belongs to another price, and would show interest below zero.
 * @param loan before fees
 * @spec B3.11, B3.16
 */
export const findStatedRepaymentCents = (stated: StatedLoan | null, loan: Loan): number | null => {
  if (stated === null || loan.principalCents !== stated.lentCents) return null;
  if (loan.residualCents !== stated.residualCents || loan.ratePercent !== stated.ratePercent) return null;
  const cents = readPaymentCents(stated, loan);
  // A repayment of 0 is a figure that the lender left out.
  if (!cents) return null;
  return cents * countRepayments(loan) + loan.residualCents < loan.principalCents ? null : cents;
};
