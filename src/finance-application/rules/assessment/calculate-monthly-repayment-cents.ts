import { calculateLoanQuote } from '#src/finance/rules/calculate-loan-quote.ts';
import type { LoanTerms } from './choose-loan-terms.ts';

/** What a repayment is worked out with. */
export type MonthlyTerms = Pick<LoanTerms, 'ratePercent' | 'fees' | 'rounding' | 'stated'>;

/** What a loan without a final payment costs each month with its fees, in whole dollars as cents. @spec B9.36, B9.42 */
export const calculateMonthlyRepaymentCents = (
  amountCents: number,
  termYears: number,
  { ratePercent, ...pricing }: MonthlyTerms,
): number =>
  calculateLoanQuote(
    { lentCents: amountCents, termYears, ratePercent, frequency: 'monthly', residualCents: 0 },
    pricing,
  )?.repaymentCents ?? 0;
