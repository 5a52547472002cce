import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildEstimate, type FinanceEstimate, readStatedLoan } from './choose-finance-estimate.ts';
import { chooseYouxQuote } from './choose-youx-quote.ts';
import type { FinanceConfig } from './config.ts';
import type { SiteLender } from './find-site-lender.ts';
import { type YouxQuote, youxTermYears } from './youx-quote.ts';

export interface AskedQuote {
  readonly quote: YouxQuote;
  /** True if we calculated this quote, because the stock data has none and the site has no youx service. @spec D.59 */
  readonly isOurs: boolean;
}

/** youx states no fees, so this uses the establishment fee of the site's lender. @spec B7.12 */
const toLender = (quote: YouxQuote, lender: FinanceLender | null, isOurs: boolean): FinanceLender => ({
  interestRatePercent: quote.advertisedRatePercent,
  comparisonRatePercent: quote.comparisonRatePercent,
  // Null makes `buildEstimate` calculate the repayment and round it to whole dollars.
  paymentWeekCents: isOurs ? null : quote.weeklyRepaymentCents,
  paymentMonthCents: null,
  paymentWeekCentsByTermYears: {},
  termYears: youxTermYears,
  depositCents: null,
  balloonCents: null,
  establishmentFeesCents: lender?.establishmentFeesCents ?? null,
  disclaimer: null,
});

const findQuote = (vehicle: Vehicle, config: FinanceConfig, asked: AskedQuote | null): AskedQuote | null => {
  const choice = chooseYouxQuote(vehicle, config);
  if (choice.kind === 'known') return { quote: choice.quote, isOurs: false };
  return choice.kind === 'missing' ? asked : null;
};

/** @spec B3.09, B4.58 */
export const chooseYouxEstimate = (
  vehicle: Vehicle,
  config: FinanceConfig,
  { provider, lender }: SiteLender,
  asked: AskedQuote | null,
): FinanceEstimate | null => {
  const found = findQuote(vehicle, config, asked);
  if (found === null) return null;
  const { quote, isOurs } = found;
  const youx = toLender(quote, lender, isOurs);
  const quoting = isOurs ? provider : { ...provider, name: 'youx', rounding: 'up' as const };
  const { advertisedRatePercent: ratePercent, comparisonRatePercent } = quote;
  const stated = readStatedLoan(vehicle, youx, quoting, { ratePercent, comparisonRatePercent });
  const offer = { source: isOurs ? 'example' : 'youx', lender: youx, provider: quoting } as const;
  return buildEstimate(stated, offer, config.calculator.frequencies);
};
