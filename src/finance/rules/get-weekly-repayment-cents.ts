import { repaymentFrequencies } from '#src/lib/loans/loan.ts';
import type { FinanceEstimate } from './choose-finance-estimate.ts';

/** The repayment of an estimate per week, in whole cents, whatever its own period is. */
export const getWeeklyRepaymentCents = ({ repaymentCents, frequency }: FinanceEstimate): number =>
  Math.round((repaymentCents * repaymentFrequencies[frequency].periodsAYear) / 52);
