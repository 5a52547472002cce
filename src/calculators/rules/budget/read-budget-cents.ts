import { readDecimal } from '#src/lib/read-decimal.ts';

/** The most that a shopper can pay each period, or first, in dollars. @spec L5.09 */
export const maxBudgetDollars = 1_000_000;

/** An amount that a shopper typed, in whole cents: from 0 to 1,000,000 dollars, 0 for what is no number. @spec L5.09, L5.10 */
export const readBudgetCents = (text: string): number => {
  const isNegative = text.trim().startsWith('-');
  const digits = text.replaceAll(/[$,\s]/g, '');
  // More digits than an amount can have are still a number: the largest one.
  if (!isNegative && /^\d{10,}(\.\d*)?$/.test(digits)) return maxBudgetDollars * 100;
  return Math.round(Math.min(readDecimal(text) ?? 0, maxBudgetDollars) * 100);
};
