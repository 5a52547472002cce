import { calculateLoanQuote, findComparisonRatePercent, type LoanQuote } from '../calculate-loan-quote.ts';
import type { CalculatorState } from './calculator-state.ts';
import type { CalculatorTerms } from './calculator-terms.ts';

/** Highest repayment, in cents, for which the calculator shows 'Enquire for Finance' instead of figures. @spec B5.36 */
export const leastRepaymentCents = 2500;

/** @spec B5.36 */
export type FinanceQuote =
  | { readonly kind: 'enquire' }
  | (LoanQuote & { readonly kind: 'quote'; readonly comparisonRatePercent: number });

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** @spec B3.17 */
export const getLentDollars = ({ amountDollars, depositDollars }: CalculatorState): number =>
  Math.max(0, toCents(amountDollars) - toCents(depositDollars)) / 100;

/** `state` must already be clamped to the calculator's bounds. @spec B5.36, B9.35 to B9.37 */
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
