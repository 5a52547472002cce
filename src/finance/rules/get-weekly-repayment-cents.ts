import { repaymentFrequencies } from '#src/lib/loans/loan.ts';
import type { FinanceEstimate } from './choose-finance-estimate.ts';

/** Converts an estimate's repayment to a weekly amount in whole cents. */
export const getWeeklyRepaymentCents = ({ repaymentCents, frequency }: FinanceEstimate): number =>
  Math.round((repaymentCents * repaymentFrequencies[frequency].periodsAYear) / 52);
