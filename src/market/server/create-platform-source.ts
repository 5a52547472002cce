import { within } from '#src/platform/jobs/within.ts';
import { comparePrice } from '../rules/comparison/compare-price.ts';
import { estimateMarket } from '../rules/comparison/estimate-market.ts';
import { toSubject } from '../rules/comparison/market-listing.ts';
import { describeEstimate } from '../view/describe-estimate.ts';
import type { ComparisonSource } from './comparison-source.ts';
import type { MarketStock } from './market-stock.ts';

/** Longest that a shopper waits for the stock to be read, as after a start, in milliseconds. */
const maxWaitMs = 3000;

/** Compares with the stock of the whole platform; nothing but the range leaves it. @spec D.59, B3.15 */
export const createPlatformSource =
  (stock: Pick<MarketStock, 'find'>): ComparisonSource =>
  async ({ siteSlug, vehicle, config }) => {
    const subject = toSubject(siteSlug, vehicle);
    const listings = await within(maxWaitMs, stock.find(subject.key)).catch(() => undefined);
    // After a start the stock is still being read: there's nothing to say yet, which is no failure.
    if (listings === undefined) return { kind: 'none' };
    const estimate = estimateMarket(subject, listings, config);
    if (estimate.kind === 'tooFew') return { kind: 'none' };
    return {
      kind: 'comparison',
      comparison: comparePrice(subject.priceCents, estimate, describeEstimate(vehicle, estimate)),
    };
  };
