import type { MarketEstimate } from './estimate-market.ts';
import type { PriceComparison } from './price-comparison.ts';

/**
 * Returns where a price stands in a range, in hundredths: 0 at the top or above, 1 at the bottom or below.
 * @spec B3.15
 */
export const calculateFill = (priceCents: number, minCents: number, maxCents: number): number => {
  if (priceCents <= minCents) return 1;
  if (priceCents >= maxCents) return 0;
  return Math.round(((maxCents - priceCents) / (maxCents - minCents)) * 100) / 100;
};

/** Compares a price with the asking prices of similar vehicles. @spec B3.15 */
export const comparePrice = (
  listingPriceCents: number,
  estimate: Extract<MarketEstimate, { readonly kind: 'estimate' }>,
  description: string | null,
): PriceComparison => ({
  fill: calculateFill(listingPriceCents, estimate.minCents, estimate.maxCents),
  listingPriceCents,
  marketMinCents: estimate.minCents,
  marketMaxCents: estimate.maxCents,
  confidence: estimate.confidence,
  description,
});
