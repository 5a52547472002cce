import type { RepaymentFrequency } from '#src/lib/loans/repayment-frequency.ts';
import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';

/** What a lender itself asks each period, to the cent; null where it says nothing of such a period. @spec B3.11 */
export const getLenderRepaymentCents = (
  { paymentWeekCents, paymentMonthCents }: Pick<FinanceLender, 'paymentWeekCents' | 'paymentMonthCents'>,
  frequency: RepaymentFrequency,
): number | null => {
  // A repayment of 0 is a figure that the lender left out.
  const cents = { weekly: paymentWeekCents, fortnightly: null, monthly: paymentMonthCents }[frequency];
  return cents === 0 ? null : cents;
};
