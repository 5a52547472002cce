import { createRowBrake, type FoundRow } from './brake.ts';

export interface PriceComparison {
  readonly priceCents: number;
  readonly marketCents: number | null;
  readonly beforeCents: number | null;
}

/**
 * True for a price below `lowPricePercent` of the market, or of the earlier price if the market is unknown. If the
 * earlier price was also that far below the market, the new price must be that far below the earlier price too.
 */
export const isLowPrice = (
  { priceCents, marketCents, beforeCents }: PriceComparison,
  lowPricePercent: number,
): boolean => {
  const isFarBelow = (cents: number, usualCents: number): boolean => cents * 100 < usualCents * lowPricePercent;
  const isFallen = beforeCents !== null && isFarBelow(priceCents, beforeCents);
  if (marketCents === null) return isFallen;
  if (!isFarBelow(priceCents, marketCents)) return false;
  const wasLow = beforeCents !== null && isFarBelow(beforeCents, marketCents);
  return !wasLow || isFallen;
};

export interface LowPriceFindings {
  readonly lowPrices: readonly FoundRow[];
  readonly isAccepted: boolean;
}

export const lowPriceBrake = createRowBrake<LowPriceFindings>('lowPrice', 'lowPrice', ({ isAccepted, lowPrices }) =>
  isAccepted ? [] : lowPrices,
);
