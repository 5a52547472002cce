import { calculateRepaymentCents } from '#src/lib/loans/loan.ts';
import { readDecimal } from '#src/lib/read-decimal.ts';

export type BudgetFrequency = 'weekly' | 'monthly';

/** What a shopper can pay, in whole cents. */
export interface BudgetEntry {
  readonly repaymentCents: number;
  readonly frequency: BudgetFrequency;
  readonly depositCents: number;
}

/** @spec L9.06 */
export const budgetTermYears = 5;

/** What a loan of a dollar for the term costs each period, in dollars. */
const costOfADollar = (frequency: BudgetFrequency, ratePercent: number): number =>
  calculateRepaymentCents({ principalCents: 1, ratePercent, termYears: budgetTermYears, frequency, residualCents: 0 });

/** A ten-thousandth of a cent is arithmetic noise, not a cent less. */
const withoutNoise = (cents: number): number => Number(cents.toFixed(4));

/**
 * The price that a repayment buys over five years with a deposit, in whole cents. At a rate of 0 the repayments are added
 * up, as the specification does; at another they pay off a loan.
 * @spec L4.20, L9.05, L9.06
 */
export const calculateBudgetCents = (
  { repaymentCents, frequency, depositCents }: BudgetEntry,
  ratePercent: number,
): number => Math.floor(withoutNoise(repaymentCents / costOfADollar(frequency, ratePercent))) + depositCents;

/** The way back: the least repayment in whole dollars (as cents) that buys a price with a deposit. @spec L4.20 */
export const calculateBudgetRepaymentCents = (
  priceCents: number,
  { frequency, depositCents }: Omit<BudgetEntry, 'repaymentCents'>,
  ratePercent: number,
): number => {
  const loanCents = Math.max(0, priceCents - depositCents);
  return Math.ceil(withoutNoise((loanCents * costOfADollar(frequency, ratePercent)) / 100)) * 100;
};

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
