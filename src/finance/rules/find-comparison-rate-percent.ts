import { calculateExampleComparisonRatePercent } from './calculate-loan-quote.ts';
import type { LoanPricing } from './loan-pricing.ts';

/**
 * The comparison rate beside an interest rate: the lender's own at the rate that it states, else that of the loan the law
 * makes lenders compare by.
 * @spec B9.39
 */
export const findComparisonRatePercent = (
  ratePercent: number,
  { fees, stated }: Pick<LoanPricing, 'fees' | 'stated'>,
): number =>
  stated?.ratePercent === ratePercent
    ? stated.comparisonRatePercent
    : calculateExampleComparisonRatePercent(ratePercent, fees);
