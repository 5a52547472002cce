import { countRepayments } from './count-repayments.ts';
import { type RepaymentFrequency, repaymentFrequencies } from './repayment-frequency.ts';

/** A loan that is repaid in equal parts, all but its final payment. @spec B9.36 */
export interface Loan {
  /** What is borrowed, fees included, in cents. */
  readonly principalCents: number;
  /** Nominal annual interest rate, such as 6.49. */
  readonly ratePercent: number;
  readonly termYears: number;
  readonly frequency: RepaymentFrequency;
  /** Final payment (balloon), in cents. */
  readonly residualCents: number;
}

/**
 * The repayment each period, in cents and parts of a cent: standard amortisation, compounded per period, with a final
 * payment after the last one.
 * @spec B9.36
 */
export const calculateRepaymentCents = (loan: Loan): number => {
  const { periodsAYear } = repaymentFrequencies[loan.frequency];
  const periods = countRepayments(loan);
  const rate = loan.ratePercent / 100 / periodsAYear;
  // log1p and expm1 keep their digits at the smallest rates, where powers would lose them.
  const growth = periods * Math.log1p(rate);
  const share = -Math.expm1(-growth);
  if (share === 0) return (loan.principalCents - loan.residualCents) / periods;
  return ((loan.principalCents - loan.residualCents * Math.exp(-growth)) * rate) / share;
};
