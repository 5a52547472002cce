import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import { countRepayments } from './count-repayments.ts';
import type { RepaymentFrequency } from './repayment-frequency.ts';

interface ShownRepayment {
  readonly repaymentCents: number;
  readonly frequency: RepaymentFrequency;
}

/**
 * What a lender gets back in all, in cents: every repayment and the final payment. The lender's own repayment counts to
 * the cent; where it gives none, the one that is shown.
 * @spec B3.16
 */
export const calculateTotalPayableCents = (
  { repaymentCents, frequency }: ShownRepayment,
  termYears: number,
  { paymentWeekCents, paymentMonthCents, balloonCents }: FinanceLender,
): number => {
  const givenCents = frequency === 'weekly' ? paymentWeekCents : paymentMonthCents;
  const repayments = countRepayments({ termYears, frequency });
  return (givenCents || repaymentCents) * repayments + (balloonCents ?? 0);
};
