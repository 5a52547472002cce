import { createRowBrake, type FoundRow } from './brake.ts';
import type { OdometerPriceFindings } from './find-odometer-prices.ts';
import type { LowPriceFindings } from './is-low-price.ts';
import { areColumnsSwapped, type SwapFindings } from './is-swapped-odometer.ts';
import type { TenfoldFindings } from './is-tenfold-price.ts';
import { isHeldByPriceLimit, isPriceLimitTripped, type LimitFindings } from './tripped-limits.ts';

type DoubtFindings = Pick<LimitFindings, 'tripped'> & Pick<SwapFindings, 'swapped'>;

export interface PriceFindings
  extends Pick<LimitFindings, 'tripped' | 'concerned'>,
    Pick<SwapFindings, 'swapped'>,
    Pick<LowPriceFindings, 'lowPrices'>,
    TenfoldFindings {
  /** Rows that give a price to a vehicle that showed none. Leaves out a return to the last price that shoppers saw. */
  readonly firstPrices: readonly FoundRow[];
  readonly repriced: readonly FoundRow[];
}

export type FirstPriceFindings = DoubtFindings & OdometerPriceFindings;

const isPriceColumnDoubted = (findings: DoubtFindings): boolean =>
  areColumnsSwapped(findings) || isPriceLimitTripped(findings);

export const areFirstPricesHeld = (findings: FirstPriceFindings): boolean =>
  isPriceColumnDoubted(findings) || findings.odometerPrices !== undefined;

export const firstPriceBrake = createRowBrake<PriceFindings>('firstPrices', 'firstPrice', (findings) =>
  isPriceColumnDoubted(findings) ? findings.firstPrices : [],
);

export const otherPriceBrake = createRowBrake<PriceFindings>('otherPrices', 'otherPrice', (findings) => {
  if (!isPriceColumnDoubted(findings)) return [];
  const { concerned, lowPrices, tenfoldPrices, swapped, repriced } = findings;
  const held = concerned.filter(({ concerns }) => isHeldByPriceLimit(findings, concerns));
  const keys = new Set([...held, ...lowPrices, ...tenfoldPrices, ...swapped].map(({ key }) => key));
  return repriced.filter(({ key }) => !keys.has(key));
});
