import { createRowBrake, type FoundRow } from './brake.ts';
import { areFirstPricesHeld, type FirstPriceFindings } from './doubted-prices.ts';

const [marketFactor, medianFactor] = [3, 5];
const leastPrices = 5;

export interface FirstPrice {
  readonly priceCents: number;
  readonly marketCents: number | null;
  readonly medianCents: number | null;
}

export const findMedianCents = (prices: readonly number[]): number | null =>
  prices.length < leastPrices ? null : ([...prices].sort((one, other) => one - other)[prices.length >> 1] ?? null);

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
