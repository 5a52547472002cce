import { calculateRepaymentCents } from '#src/lib/loans/loan.ts';
import { readDecimal } from '#src/lib/read-decimal.ts';

export type BudgetFrequency = 'weekly' | 'monthly';

export interface BudgetEntry {
  readonly repaymentCents: number;
  readonly frequency: BudgetFrequency;
  readonly depositCents: number;
}

/** @spec L9.06 */
export const budgetTermYears = 5;

const costOfADollar = (frequency: BudgetFrequency, ratePercent: number): number =>
  calculateRepaymentCents({ principalCents: 1, ratePercent, termYears: budgetTermYears, frequency, residualCents: 0 });

const withoutNoise = (cents: number): number => Number(cents.toFixed(4));

/** @spec L4.20, L9.05, L9.06 */
export const calculateBudgetCents = (
  { repaymentCents, frequency, depositCents }: BudgetEntry,
  ratePercent: number,
): number => Math.floor(withoutNoise(repaymentCents / costOfADollar(frequency, ratePercent))) + depositCents;

/** @spec L4.20 */
export const calculateBudgetRepaymentCents = (
  priceCents: number,
  { frequency, depositCents }: Omit<BudgetEntry, 'repaymentCents'>,
  ratePercent: number,
): number => {
  const loanCents = Math.max(0, priceCents - depositCents);
  return Math.ceil(withoutNoise((loanCents * costOfADollar(frequency, ratePercent)) / 100)) * 100;
};

/** @spec L5.09 */
export const maxBudgetDollars = 1_000_000;

/** @spec L5.09, L5.10 */
export const readBudgetCents = (text: string): number => {
  const isNegative = text.trim().startsWith('-');
  const digits = text.replaceAll(/[$,\s]/g, '');
  // `readDecimal` rejects this many digits, but the text is still a number: clamp it.
  if (!isNegative && /^\d{10,}(\.\d*)?$/.test(digits)) return maxBudgetDollars * 100;
  return Math.round(Math.min(readDecimal(text) ?? 0, maxBudgetDollars) * 100);
};

export const getBudgetDollars = (entry: BudgetEntry, ratePercent: number): number =>
  Math.floor(calculateBudgetCents(entry, ratePercent) / 100);
