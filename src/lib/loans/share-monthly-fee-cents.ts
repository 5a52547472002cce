import { type RepaymentFrequency, repaymentFrequencies } from './repayment-frequency.ts';

/** What each repayment carries of a fee that is charged every month, in cents and parts of a cent. @spec B9.42 */
export const shareMonthlyFeeCents = (monthlyFeeCents: number, frequency: RepaymentFrequency): number =>
  (monthlyFeeCents * 12) / repaymentFrequencies[frequency].periodsAYear;
