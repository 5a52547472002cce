import {
  calculateChargedRepaymentCents,
  findComparisonRatePercent,
  findStatedRepaymentCents,
} from './calculate-loan-quote.ts';
import type { VehicleFinance } from './choose-vehicle-finance.ts';
import { type YouxQuote, youxTermYears } from './youx-quote.ts';

/** @spec B7.12, B9.36, D.59 */
export const calculateYouxQuote = (
  priceCents: number,
  { ratePercent, pricing }: Pick<VehicleFinance, 'ratePercent' | 'pricing'>,
): YouxQuote => {
  const terms = { ratePercent, termYears: youxTermYears, frequency: 'weekly', residualCents: 0 } as const;
  const loan = { ...terms, principalCents: priceCents };
  const statedCents = findStatedRepaymentCents(pricing.stated, loan);
  return {
    weeklyRepaymentCents: Math.round(statedCents ?? calculateChargedRepaymentCents(loan, pricing.fees)),
    comparisonRatePercent: findComparisonRatePercent(ratePercent, pricing),
    advertisedRatePercent: ratePercent,
  };
};
