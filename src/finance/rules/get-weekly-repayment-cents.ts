import { repaymentFrequencies } from '#src/lib/loans/loan.ts';
import type { FinanceEstimate } from './choose-finance-estimate.ts';

export const getWeeklyRepaymentCents = ({ repaymentCents, frequency }: FinanceEstimate): number =>
  Math.round((repaymentCents * repaymentFrequencies[frequency].periodsAYear) / 52);
