import { createRowBrake, type FoundRow } from './brake.ts';
import { areFirstPricesHeld, type FirstPriceFindings } from './doubted-prices.ts';

/** The largest plausible first price, in multiples of the market estimate and of the median price. */
const [marketFactor, medianFactor] = [3, 5];
const leastPrices = 5;

export interface FirstPrice {
  readonly priceCents: number;
  readonly marketCents: number | null;
  /** Median price of the vehicles for sale, in the feed and on the site; null if there are too few. */
  readonly medianCents: number | null;
}

export const findMedianCents = (prices: readonly number[]): number | null =>
  prices.length < leastPrices ? null : ([...prices].sort((one, other) => one - other)[prices.length >> 1] ?? null);

/** True for a first price that is more likely a typing error than an expensive vehicle. */
export const isHighFirstPrice = ({ priceCents, marketCents, medianCents }: FirstPrice): boolean =>
  marketCents === null
    ? medianCents !== null && priceCents > medianCents * medianFactor
    : priceCents > marketCents * marketFactor;

export type HighPriceFindings = FirstPriceFindings & {
  readonly highPrices: readonly FoundRow[];
};

export const highPriceBrake = createRowBrake<HighPriceFindings>('highPrice', 'highPrice', (findings) =>
  areFirstPricesHeld(findings) ? [] : findings.highPrices,
);
