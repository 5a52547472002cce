import { calculateExampleComparisonRatePercent } from './calculate-loan-quote.ts';
import type { LoanPricing } from './loan-pricing.ts';

/**
 * Returns the comparison rate for an interest rate: the lender's own at its stated rate, else the rate of the statutory
 * example loan. @spec B9.39
 */
export const findComparisonRatePercent = (
  ratePercent: number,
  { fees, stated }: Pick<LoanPricing, 'fees' | 'stated'>,
): number =>
  stated?.ratePercent === ratePercent
    ? stated.comparisonRatePercent
    : calculateExampleComparisonRatePercent(ratePercent, fees);
