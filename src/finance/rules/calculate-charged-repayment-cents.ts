import { calculateRepaymentCents, type Loan } from '#src/lib/loans/calculate-repayment-cents.ts';
import { shareMonthlyFeeCents } from '#src/lib/loans/share-monthly-fee-cents.ts';
import type { ProviderFees } from './read-provider-fees.ts';

/**
 * The repayment of what is lent with everything that the lender charges: fees that are charged once are borrowed as well,
 * a monthly fee comes with every repayment. In cents and parts of a cent.
 * @param lent what is borrowed without fees
 * @spec B9.35, B9.36, B9.42
 */
export const calculateChargedRepaymentCents = (lent: Loan, fees: ProviderFees): number =>
  calculateRepaymentCents({ ...lent, principalCents: lent.principalCents + fees.onceCents }) +
  shareMonthlyFeeCents(fees.monthlyCents, lent.frequency);
