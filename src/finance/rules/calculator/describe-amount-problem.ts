import type { CalculatorTerms } from './calculator-terms.ts';

/** Null if the purchase price is within its bounds, and always null for a loan amount. @spec B5.25 */
export const describeAmountProblem = (
  dollars: number,
  { amountField, amountDollars: { min, max } }: CalculatorTerms,
): string | null =>
  amountField === 'loan' || (dollars >= min && dollars <= max)
    ? null
    : `Cannot be less than ${min} or more than ${max}`;
