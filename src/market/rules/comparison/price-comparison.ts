/** How a price stands in the range of what is asked for vehicles alike; amounts in cents. @spec B3.15 */
export interface PriceComparison {
  /** 0: the dearest of the range, 1: the cheapest or below. */
  readonly fill: number;
  readonly listingPriceCents: number;
  readonly marketMinCents: number;
  readonly marketMaxCents: number;
  /** How far the range can be relied on, from 0 to 1. */
  readonly confidence: number;
  /** What it rests on, in words; null on sites that do not say it. @spec D.60 */
  readonly description: string | null;
}

const toDollars = (cents: number): number => cents / 100;

/** A comparison by the specification's names, in dollars. @spec B3.15, B7.01 */
export const formatPriceComparison = (comparison: PriceComparison): Record<string, unknown> => ({
  fill: comparison.fill,
  listing_price: toDollars(comparison.listingPriceCents),
  market_range_min: toDollars(comparison.marketMinCents),
  market_range_max: toDollars(comparison.marketMaxCents),
  confidence: comparison.confidence,
  description: comparison.description,
});

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Reads a comparison by the specification's names; null when one of its five figures is missing. @spec B5.01, B7.01 */
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
    confidence,
    description: typeof description === 'string' && description.trim() !== '' ? description : null,
  };
};

/** Colours of the gauge. @spec B9.04 */
export type FillLevel = 'low' | 'medium' | 'high';

const mediumFrom = 0.3;
const highFrom = 0.6;
const greatFrom = 0.65;
const leastArcPercent = 20;

/** The colour of a fill. @spec B9.04 */
export const chooseFillLevel = (fill: number): FillLevel => {
  if (fill < mediumFrom) return 'low';
  return fill < highFrom ? 'medium' : 'high';
};

/** The words for a fill. @spec B9.05 */
export const chooseFillLabel = (fill: number): string => (fill < greatFrom ? 'Good Deal' : 'Great Deal');

/** How much of the arc is filled, in percent: never so little that it cannot be seen. @spec B9.45, D.14 */
export const calculateArcPercent = (fill: number): number => Math.max(leastArcPercent, Math.round(fill * 100));
