import type { Loan } from './calculate-repayment-cents.ts';
import { repaymentFrequencies } from './repayment-frequency.ts';

/** How many repayments a loan takes, one at the least. @spec B9.33 */
export const countRepayments = ({ termYears, frequency }: Pick<Loan, 'termYears' | 'frequency'>): number =>
  Math.max(1, Math.round(termYears * repaymentFrequencies[frequency].periodsAYear));
