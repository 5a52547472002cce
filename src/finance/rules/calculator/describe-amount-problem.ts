import type { CalculatorTerms } from './calculator-terms.ts';

/** @spec B5.25 */
export const describeAmountProblem = (
  dollars: number,
  { amountField, amountDollars: { min, max } }: CalculatorTerms,
): string | null =>
  amountField === 'loan' || (dollars >= min && dollars <= max)
    ? null
    : `Cannot be less than ${min} or more than ${max}`;
