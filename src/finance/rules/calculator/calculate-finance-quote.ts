import { calculateLoanQuote, type LoanQuote } from '../calculate-loan-quote.ts';
import { findComparisonRatePercent } from '../find-comparison-rate-percent.ts';
import type { CalculatorState } from './calculator-state.ts';
import type { CalculatorTerms } from './calculator-terms.ts';

/** A repayment of this much or less is none that a lender would take. @spec B5.36 */
const leastRepaymentCents = 2500;

/** What a loan costs with its comparison rate, or that a shopper has to ask. @spec B5.36 */
export type FinanceQuote =
  | { readonly kind: 'enquire' }
  | (LoanQuote & { readonly kind: 'quote'; readonly comparisonRatePercent: number });

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** What is lent, in dollars: the amount less the deposit, and never less than nothing. @spec B3.17 */
export const getLentDollars = ({ amountDollars, depositDollars }: CalculatorState): number =>
  Math.max(0, toCents(amountDollars) - toCents(depositDollars)) / 100;

/**
 * The repayment of what a shopper set, the same on server and in the browser: amortisation per period with the fees and
 * the final payment, in whole dollars; the loan then runs in whole cents.
 * @param state within its bounds
 * @spec B5.36, B9.35 to B9.37
 */
export const calculateFinanceQuote = (
  state: CalculatorState,
  { pricing }: Pick<CalculatorTerms, 'pricing'>,
): FinanceQuote => {
  const { frequency, termYears, ratePercent } = state;
  const lent = { lentCents: toCents(getLentDollars(state)), residualCents: toCents(state.residualDollars) };
  const quote = calculateLoanQuote({ ...lent, frequency, termYears, ratePercent }, pricing);
  if (quote === null || quote.repaymentCents <= leastRepaymentCents) return { kind: 'enquire' };
  return { kind: 'quote', ...quote, comparisonRatePercent: findComparisonRatePercent(ratePercent, pricing) };
};
