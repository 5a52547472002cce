import type { MarketEstimate } from './estimate-market.ts';

/** @spec B3.15 */
export interface PriceComparison {
  /** From 1 (at the bottom of the market range or below) to 0 (at the top or above). */
  readonly fill: number;
  readonly listingPriceCents: number;
  readonly marketMinCents: number;
  readonly marketMaxCents: number;
  readonly confidence: number;
  /**
   * Says what the market range is based on. Null on sites without the 'Car Analysis' plugin, and if an outside valuer
   * says nothing.
   * @spec D.60
   */
  readonly description: string | null;
}

/** @spec B3.15 */
export const calculateFill = (priceCents: number, minCents: number, maxCents: number): number => {
  if (priceCents <= minCents) return 1;
  if (priceCents >= maxCents) return 0;
  return Math.round(((maxCents - priceCents) / (maxCents - minCents)) * 100) / 100;
};

/** @spec B3.15 */
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

const toDollars = (cents: number): number => cents / 100;

/** @spec B3.15, B7.01 */
export const formatPriceComparison = (comparison: PriceComparison): Record<string, unknown> => ({
  fill: comparison.fill,
  listing_price: toDollars(comparison.listingPriceCents),
  market_range_min: toDollars(comparison.marketMinCents),
  market_range_max: toDollars(comparison.marketMaxCents),
  confidence: comparison.confidence,
  description: comparison.description,
});

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** @spec B5.01, B7.01 */
export const parsePriceComparison = (input: unknown): PriceComparison | null => {
  if (typeof input !== 'object' || input === null) return null;
  const { fill, listing_price, market_range_min, market_range_max, confidence, description } = input as Readonly<
    Record<string, unknown>
  >;
  if (!isAmount(fill) || !isAmount(listing_price) || !isAmount(confidence)) return null;
  if (!isAmount(market_range_min) || !isAmount(market_range_max)) return null;
  return {
    fill: Math.min(fill, 1),
    listingPriceCents: Math.round(listing_price * 100),
    marketMinCents: Math.round(market_range_min * 100),
    marketMaxCents: Math.round(market_range_max * 100),
    confidence: Math.min(confidence, 1),
    description: typeof description === 'string' && description.trim() !== '' ? description : null,
  };
};

export type FillLevel = 'low' | 'medium' | 'high';

const mediumFrom = 0.3;
const highFrom = 0.6;
const greatFrom = 0.65;
const leastArcPercent = 20;

/** @spec B9.04 */
export const chooseFillLevel = (fill: number): FillLevel => {
  if (fill < mediumFrom) return 'low';
  return fill < highFrom ? 'medium' : 'high';
};

/** @spec B9.05 */
export const chooseFillLabel = (fill: number): string => (fill < greatFrom ? 'Good Deal' : 'Great Deal');

/** @spec B9.45, D.14 */
export const calculateArcPercent = (fill: number): number => Math.max(leastArcPercent, Math.round(fill * 100));

const confidenceThreshold = 0.2;

/** @spec B5.02, B5.03 */
export const isComparisonShown = ({ confidence, marketMaxCents, listingPriceCents }: PriceComparison): boolean =>
  confidence > confidenceThreshold && marketMaxCents >= listingPriceCents;
