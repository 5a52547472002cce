import { calculateLoanQuote } from '#src/finance/rules/calculate-loan-quote.ts';
import type { LoanTerms } from './choose-loan-terms.ts';

/** What a loan without a final payment costs each month with its fees, in whole dollars as cents. @spec B9.36, B9.42 */
export const calculateMonthlyRepaymentCents = (
  amountCents: number,
  termYears: number,
  { ratePercent, fees, rounding }: Pick<LoanTerms, 'ratePercent' | 'fees' | 'rounding'>,
): number =>
  calculateLoanQuote({
    ...{ lentCents: amountCents, termYears, ratePercent, fees, rounding, frequency: 'monthly' },
    ...{ residualCents: 0, lenderRepaymentCents: null },
  })?.repaymentCents ?? 0;
