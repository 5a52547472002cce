import type { PriceComparison } from './price-comparison.ts';

/** A comparison that can be relied on no more than this is not shown. @spec B5.02 */
const confidenceThreshold = 0.2;

/** Whether a comparison is shown: it can be relied on, and the price is not above the range. @spec B5.02, B5.03 */
export const isComparisonShown = ({ confidence, marketMaxCents, listingPriceCents }: PriceComparison): boolean =>
  confidence > confidenceThreshold && marketMaxCents >= listingPriceCents;
