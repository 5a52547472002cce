import type { RepaymentFrequency } from '#src/lib/loans/repayment-frequency.ts';

/** What a shopper has set on the finance calculator. @spec B3.17 */
export interface CalculatorState {
  readonly amountDollars: number;
  readonly termYears: number;
  readonly ratePercent: number;
  readonly depositDollars: number;
  readonly residualDollars: number;
  readonly frequency: RepaymentFrequency;
}
