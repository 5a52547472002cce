import type { RepaymentFrequency } from '#src/lib/loans/loan.ts';

/** What a shopper has set on the finance calculator. @spec B3.17 */
export interface CalculatorState {
  readonly amountDollars: number;
  readonly termYears: number;
  readonly ratePercent: number;
  readonly depositDollars: number;
  readonly residualDollars: number;
  readonly frequency: RepaymentFrequency;
}

/** Parameters of an address that set the finance calculator, so that a quote can be passed on. @spec B3.17 */
export const calculatorParameters = {
  amountDollars: 'amount',
  termYears: 'term',
  ratePercent: 'interest',
  depositDollars: 'deposit',
  residualDollars: 'residual',
  frequency: 'frequency',
} as const;

/** A figure as people type it ('$42,990', '7.5 %'); undefined of what is none. */
export const readFigure = (text: string): number | undefined => {
  const digits = text.replaceAll(/[$,%\s]/g, '');
  const value = Number(digits);
  return digits === '' || !Number.isFinite(value) ? undefined : value;
};
