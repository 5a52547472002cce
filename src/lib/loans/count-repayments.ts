import { type RepaymentFrequency, repaymentFrequencies } from './repayment-frequency.ts';

interface LoanTerms {
  readonly termYears: number;
  readonly frequency: RepaymentFrequency;
}

/** How many repayments a loan takes, one at the least. @spec B9.33 */
export const countRepayments = ({ termYears, frequency }: LoanTerms): number =>
  Math.max(1, Math.round(termYears * repaymentFrequencies[frequency].periodsAYear));
