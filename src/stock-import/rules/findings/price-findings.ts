import { findOffSale } from '../find-off-sale.ts';
import type { FoundRow } from '../limits/brake.ts';
import { type CostPrice, createCostPriceFinder } from '../limits/find-cost-prices.ts';
import { createPriceBelowCostFinder, type PricesBelowCost } from '../limits/find-prices-below-cost.ts';
import { createSwappedPriceFinder } from '../limits/find-swapped-prices.ts';
import { type PricedCar, toPricedCar } from '../limits/is-low-first-price.ts';
import type { LeavingRow } from '../limits/leave-out-leaving.ts';
import { isOfferedByRow, isSoldRow } from '../limits/survey-feed-row.ts';
import type { ComparedRow } from './compared-row.ts';
import type { Finding } from './finding.ts';

export const hasLowPrice = ({ judged }: ComparedRow): boolean => judged?.verdict === 'low';

export const hasTenfoldPrice = ({ judged }: ComparedRow): boolean => judged?.verdict === 'tenfold';

export const hasFirstPrice = ({ judged }: ComparedRow): boolean => judged?.isFirst === true;

export const replacesPrice = ({ judged, offered }: ComparedRow): boolean =>
  judged !== undefined && offered !== undefined && offered.priceCents !== null;

export interface CandidatePrice extends FoundRow {
  readonly priceCents: number;
  readonly marketCents: number | null;
  readonly car: PricedCar | undefined;
}

export const findCandidatePrice = ({ key, stockNumber, vehicle, judged }: ComparedRow): CandidatePrice | undefined => {
  if (judged?.verdict !== 'plausible' || !judged.isFirst || judged.beforeCents !== null) return undefined;
  const { priceCents, marketCents } = judged;
  return { key, stockNumber, priceCents, marketCents, car: toPricedCar(vehicle, priceCents) };
};

export const findLeaving = ({ key, vehicle, judged }: ComparedRow): LeavingRow | undefined =>
  judged === undefined || isOfferedByRow(vehicle)
    ? undefined
    : { key, isSold: isSoldRow(vehicle), isHidden: !vehicle.isShownOnWebsite };

/**
 * In cents. Uses the earlier price of a vehicle that goes off sale, so that a feed that takes all vehicles off sale by
 * mistake still has prices to compare with.
 */
export const findPriceForSale = ({ vehicle, offered, after }: ComparedRow): number | undefined => {
  const isForSale = findOffSale(vehicle) === null;
  const leavingCents = offered?.isAvailable === true ? offered.priceCents : null;
  return (isForSale ? after.priceCents : leavingCents) ?? undefined;
};

export const findCarForSale = (row: ComparedRow): PricedCar | undefined =>
  toPricedCar(row.vehicle, findPriceForSale(row) ?? null);

export const findSwappedPrices: Finding<readonly FoundRow[]> = () => {
  const { add, end } = createSwappedPriceFinder();
  return {
    add: ({ key, stockNumber, offered, after, cells }) =>
      add({ key, stockNumber, beforeCents: offered?.priceCents ?? null, afterCents: after.priceCents, cells }),
    end,
  };
};

export const findCostPrices: Finding<readonly CostPrice[]> = () => {
  const { add, end } = createCostPriceFinder();
  return {
    add: (row) => {
      const { key, stockNumber, vehicle, after, cells } = row;
      const { priceCents, odometerKm } = after;
      if (priceCents === null) return;
      add({ key, stockNumber, isFirst: hasFirstPrice(row), priceCents, odometerKm, year: vehicle.year, cells });
    },
    end,
  };
};

export const findPricesBelowCost: Finding<PricesBelowCost | undefined> = () => {
  const { add, end } = createPriceBelowCostFinder();
  return {
    add: ({ key, stockNumber, judged, offered, after: { priceCents }, costCells }) => {
      if (priceCents === null) return;
      const unchanged = offered === undefined ? 'hidden' : 'seen';
      add({ key, stockNumber, priceCents, shown: judged === undefined ? unchanged : 'new', costCells });
    },
    end,
  };
};
