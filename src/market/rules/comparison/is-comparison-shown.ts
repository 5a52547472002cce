import type { PriceComparison } from './price-comparison.ts';

const confidenceThreshold = 0.2;

/** Shows a comparison whose confidence is above 0.2, unless the price is above the range. @spec B5.02, B5.03 */
export const isComparisonShown = ({ confidence, marketMaxCents, listingPriceCents }: PriceComparison): boolean =>
  confidence > confidenceThreshold && marketMaxCents >= listingPriceCents;
