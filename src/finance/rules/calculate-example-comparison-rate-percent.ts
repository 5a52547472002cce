import { calculateComparisonRatePercent } from '#src/lib/loans/calculate-comparison-rate-percent.ts';
import type { ProviderFees } from './read-provider-fees.ts';

/**
 * The comparison rate of the loan that the law makes lenders compare by: $30,000, secured, over five years, repaid by the
 * month, at the given interest rate with the provider's fees.
 * @spec B9.39
 */
export const calculateExampleComparisonRatePercent = (ratePercent: number, fees: ProviderFees): number =>
  calculateComparisonRatePercent({
    principalCents: 3_000_000,
    ratePercent,
    termYears: 5,
    frequency: 'monthly',
    residualCents: 0,
    upfrontFeesCents: fees.onceCents,
    monthlyFeeCents: fees.monthlyCents,
  });
