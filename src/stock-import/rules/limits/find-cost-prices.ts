import { formatPrice } from '#src/lib/format-number.ts';
import type { Brake, FoundRow } from './brake.ts';
import { describeHeldChange } from './describe-held-change.ts';
import { readAmount } from './find-swapped-prices.ts';

export interface OfferedRow extends FoundRow {
  readonly isFirst: boolean;
  readonly priceCents: number;
  readonly odometerKm: number | null;
  readonly year: number;
  readonly cells: readonly string[];
}

export interface CostPrice extends FoundRow {
  readonly priceCents: number;
  readonly costCents: number;
}

interface AmountColumn {
  readonly ratios: number[];
  of: number;
}

const mostSampled = 300;
const fewestCosts = 5;
const lowestRatio = 0.5;
/** In a column of costs, at least this share of the amounts are 50% to 100% of the price. */
const costShare = 0.75;
/**
 * The usual margin is what this share of the vehicles reach. A price that's below the cost by less than that margin
 * isn't found, because the vehicle may be for sale at a loss.
 */
const usualMargins = 0.9;

const findThinMargin = ({ ratios, of }: AmountColumn): number | undefined =>
  ratios.length >= fewestCosts && ratios.length >= of * costShare
    ? ratios.toSorted((one, other) => one - other)[Math.floor((ratios.length - 1) * usualMargins)]
    : undefined;

/** Finds vehicles whose first price is probably a cost, because it's below the row's amount in a column of costs. */
export const createCostPriceFinder = () => {
  const columns = new Map<number, AmountColumn>();
  const doubtful: (CostPrice & { readonly column: number })[] = [];
  let rows = 0;
  return {
    add: ({ key, stockNumber, isFirst, priceCents, odometerKm, year, cells }: OfferedRow): void => {
      rows += 1;
      for (const [column, cell] of cells.entries()) {
        const cents = readAmount(cell);
        const isOther = cents === (odometerKm ?? 0) * 100 || cents === year * 100;
        if (cents === undefined || cents === priceCents || isOther) continue;
        if (isFirst && cents > priceCents) doubtful.push({ key, stockNumber, priceCents, costCents: cents, column });
        if (rows > mostSampled) continue;
        const amounts = columns.get(column) ?? { ratios: [], of: 0 };
        columns.set(column, amounts);
        amounts.of += 1;
        const ratio = cents / priceCents;
        if (ratio >= lowestRatio && ratio < 1) amounts.ratios.push(ratio);
      }
    },
    end: (): readonly CostPrice[] => {
      const thinMargins = new Map([...columns].map(([column, amounts]) => [column, findThinMargin(amounts)]));
      const found = doubtful.filter(
        ({ column, priceCents, costCents }) => priceCents / costCents <= (thinMargins.get(column) ?? 0),
      );
      return [...new Map(found.map(({ column: _, ...row }) => [row.key, row])).values()];
    },
  };
};

export interface CostPriceFindings {
  readonly costPrices: readonly CostPrice[];
}

export const costPriceBrake: Brake<CostPriceFindings> = {
  listRows: ({ costPrices }) => costPrices.map(({ key }) => ({ key, concerns: ['costPrice'] })),
  listHeld: ({ costPrices }) =>
    costPrices.length === 0
      ? []
      : [
          describeHeldChange({
            kind: 'costPrice',
            count: costPrices.length,
            names: costPrices.map(({ stockNumber }) => stockNumber),
            examples: costPrices.map(
              ({ stockNumber, priceCents, costCents }) =>
                `${stockNumber} has ${formatPrice(priceCents)} and ${formatPrice(costCents)}`,
            ),
            of: null,
          }),
        ],
};
