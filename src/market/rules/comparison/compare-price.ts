import type { MarketEstimate } from './estimate-market.ts';
import type { PriceComparison } from './price-comparison.ts';

/** Where a price stands in a range: 0 at the dearest or above, 1 at the cheapest or below, to two decimals. @spec B3.15 */
export const calculateFill = (priceCents: number, minCents: number, maxCents: number): number => {
  if (priceCents <= minCents) return 1;
  if (priceCents >= maxCents) return 0;
  return Math.round(((maxCents - priceCents) / (maxCents - minCents)) * 100) / 100;
};

/** A price against what is asked for vehicles alike. @spec B3.15 */
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
