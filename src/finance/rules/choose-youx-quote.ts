import { getFinanceValueCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FinanceConfig } from './config.ts';
import { findExclusion } from './find-exclusion.ts';
import { findSiteLender } from './find-site-lender.ts';
import type { YouxQuote } from './youx-quote.ts';

/** 'missing' means that the vehicle can have a quote, but the stock data has none. */
export type YouxChoice =
  | { readonly kind: 'known'; readonly quote: YouxQuote }
  | { readonly kind: 'missing' }
  | { readonly kind: 'notShown' };

const findStockQuote = ({ youxQuote }: Vehicle): YouxQuote | null => {
  if (youxQuote === null) return null;
  const { weeklyRepaymentCents, comparisonRatePercent, advertisedRatePercent } = youxQuote;
  if (!weeklyRepaymentCents || comparisonRatePercent === null || advertisedRatePercent === null) return null;
  return { weeklyRepaymentCents, comparisonRatePercent, advertisedRatePercent };
};

const isOffered = (vehicle: Vehicle, config: FinanceConfig): boolean =>
  config.youx.isOffered &&
  findSiteLender(vehicle, config) !== null &&
  isInStock(vehicle) &&
  getFinanceValueCents(vehicle) > 0 &&
  findExclusion(vehicle, config) === null;

/** @spec B3.09, B4.58, D.08 */
export const chooseYouxQuote = (vehicle: Vehicle, config: FinanceConfig): YouxChoice => {
  if (!isOffered(vehicle, config)) return { kind: 'notShown' };
  const quote = findStockQuote(vehicle);
  return quote === null ? { kind: 'missing' } : { kind: 'known', quote };
};
