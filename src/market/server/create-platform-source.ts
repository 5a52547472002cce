import { comparePrice } from '../rules/comparison/compare-price.ts';
import { estimateMarket } from '../rules/comparison/estimate-market.ts';
import { toSubject } from '../rules/comparison/market-listing.ts';
import { describeEstimate } from '../view/describe-estimate.ts';
import type { ComparisonSource } from './comparison-source.ts';
import type { MarketStock } from './market-stock.ts';

/** Compares with the stock of the whole platform; nothing but the range leaves it. @spec D.59, B3.15 */
export const createPlatformSource =
  (stock: Pick<MarketStock, 'find'>): ComparisonSource =>
  async ({ siteSlug, vehicle, config }) => {
    const subject = toSubject(siteSlug, vehicle);
    const estimate = estimateMarket(subject, await stock.find(subject.key), config);
    if (estimate.kind === 'tooFew') return { kind: 'none' };
    return {
      kind: 'comparison',
      comparison: comparePrice(subject.priceCents, estimate, describeEstimate(vehicle, estimate)),
    };
  };
