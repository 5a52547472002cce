interface PriceComparison {
  readonly priceCents: number;
  /** What the vehicle would sell for; null when there is too little to compare it with. */
  readonly marketCents: number | null;
  /** Null without an earlier price. */
  readonly beforeCents: number | null;
}

/**
 * True for a price that is more likely a cut figure than a bargain: below a share of the market, or of the price before
 * where there is no market. A price that was below it already may move on from there.
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
