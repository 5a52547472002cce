import { calculateChargedRepaymentCents, calculateExampleComparisonRatePercent } from './calculate-loan-quote.ts';
import type { ProviderFees } from './provider-fees.ts';
import { type YouxQuote, youxTermYears } from './youx-quote.ts';

/**
 * Returns the quote for a site without a youx service: the price repaid weekly over five years.
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
