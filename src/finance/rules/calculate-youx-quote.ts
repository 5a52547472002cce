import { calculateChargedRepaymentCents } from './calculate-charged-repayment-cents.ts';
import { calculateExampleComparisonRatePercent } from './calculate-example-comparison-rate-percent.ts';
import type { ProviderFees } from './read-provider-fees.ts';
import { youxTermYears } from './youx-question.ts';
import type { YouxQuote } from './youx-quote.ts';

/**
 * The quote of a site without a youx service: the whole price repaid by the week over five years.
 * @param priceCents above 0
 * @param ratePercent the interest rate of the site's example
 * @param fees what the site's lender charges
 * @spec B7.12, B9.36, D.59
 */
export const calculateYouxQuote = (priceCents: number, ratePercent: number, fees: ProviderFees): YouxQuote => {
  const terms = { ratePercent, termYears: youxTermYears, frequency: 'weekly', residualCents: 0 } as const;
  return {
    weeklyRepaymentCents: Math.round(calculateChargedRepaymentCents({ ...terms, principalCents: priceCents }, fees)),
    comparisonRatePercent: calculateExampleComparisonRatePercent(ratePercent, fees),
    advertisedRatePercent: ratePercent,
  };
};
