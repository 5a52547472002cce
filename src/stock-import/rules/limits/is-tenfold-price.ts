import { createRowBrake, type FoundRow } from './brake.ts';
import type { PriceComparison } from './is-low-price.ts';

/** A digit typed twice or left out usually changes a price by a factor in this range. */
const [leastFactor, mostFactor] = [8, 12.5];

const factorBetween = (one: number, other: number): number => Math.max(one, other) / Math.max(Math.min(one, other), 1);

/**
 * True for a price that is about ten times the last price, or a tenth of it. Without a last price, compares with the
 * market instead. False if the market shows that the last price was the mistake.
 */
export const isTenfoldPrice = ({ priceCents, marketCents, beforeCents }: PriceComparison): boolean => {
  const usualCents = beforeCents ?? marketCents;
  if (usualCents === null) return false;
  const factor = factorBetween(priceCents, usualCents);
  if (factor < leastFactor || factor > mostFactor) return false;
  if (beforeCents === null || marketCents === null) return true;
  return factorBetween(priceCents, marketCents) > factorBetween(beforeCents, marketCents);
};

export interface TenfoldFindings {
  readonly tenfoldPrices: readonly FoundRow[];
}

export const tenfoldPriceBrake = createRowBrake<TenfoldFindings>(
  'tenfoldPrice',
  'tenfoldPrice',
  ({ tenfoldPrices }) => tenfoldPrices,
);
