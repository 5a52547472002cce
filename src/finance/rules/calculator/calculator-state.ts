import type { RepaymentFrequency } from '#src/lib/loans/loan.ts';

/** The shopper's settings on the finance calculator. @spec B3.17 */
export interface CalculatorState {
  readonly amountDollars: number;
  readonly termYears: number;
  readonly ratePercent: number;
  readonly depositDollars: number;
  readonly residualDollars: number;
  readonly frequency: RepaymentFrequency;
}

/** Query parameters that set the finance calculator, so that a quote can be shared as a link. @spec B3.17 */
export const calculatorParameters = {
  amountDollars: 'amount',
  termYears: 'term',
  ratePercent: 'interest',
  depositDollars: 'deposit',
  residualDollars: 'residual',
  frequency: 'frequency',
} as const;

/** Parses a figure as typed ('$42,990', '7.5 %'). Returns undefined when the text isn't a figure. */
export const readFigure = (text: string): number | undefined => {
  const digits = text.replaceAll(/[$,%\s]/g, '');
  const value = Number(digits);
  return digits === '' || !Number.isFinite(value) ? undefined : value;
};
