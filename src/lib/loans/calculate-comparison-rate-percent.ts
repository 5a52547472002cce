import { calculateRepaymentCents, type Loan } from './calculate-repayment-cents.ts';
import { countRepayments } from './count-repayments.ts';
import { repaymentFrequencies } from './repayment-frequency.ts';
import { shareMonthlyFeeCents } from './share-monthly-fee-cents.ts';

/** A loan with what the lender charges beside interest. */
export interface LoanWithFees extends Loan {
  /** Ascertainable credit fees paid at the start, in cents. */
  readonly upfrontFeesCents: number;
  /** Ascertainable credit fees each month, in cents. */
  readonly monthlyFeeCents: number;
}

/** What a stream of equal payments with a last extra one is worth at `rate` a period. */
const presentValue = (paymentCents: number, residualCents: number, periods: number, rate: number): number => {
  if (Math.abs(rate) < 1e-12) return paymentCents * periods + residualCents;
  const discount = (1 + rate) ** -periods;
  return (paymentCents * (1 - discount)) / rate + residualCents * discount;
};

/**
 * The comparison rate in percent, two decimals, by the formula of the National Credit Code (Regulation 100): n x r, where
 * r makes the value of all repayments and credit fees equal to the amount lent. n is 12, 26.09 or 52.18.
 * Rates above 1,000 % a year are not looked for.
 */
export const calculateComparisonRatePercent = (loan: LoanWithFees): number => {
  const { periodsAYear, comparisonPeriodsAYear } = repaymentFrequencies[loan.frequency];
  const periods = countRepayments(loan);
  const paymentCents = calculateRepaymentCents(loan) + shareMonthlyFeeCents(loan.monthlyFeeCents, loan.frequency);
  const lentCents = loan.principalCents - loan.upfrontFeesCents;
  let low = 0;
  let high = 10 / periodsAYear;
  // The value falls as the rate rises: halve until the rate is exact far below two decimals.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(paymentCents, loan.residualCents, periods, middle) > lentCents) low = middle;
    else high = middle;
  }
  return Number((comparisonPeriodsAYear * low * 100).toFixed(2));
};
