import type { CalculatorTerms } from './calculator-terms.ts';

/** What is said of a purchase price out of its bounds; null of one within them, and of a loan. @spec B5.25 */
export const describeAmountProblem = (
  dollars: number,
  { amountField, amountDollars: { min, max } }: CalculatorTerms,
): string | null =>
  amountField === 'loan' || (dollars >= min && dollars <= max)
    ? null
    : `Cannot be less than ${min} or more than ${max}`;
