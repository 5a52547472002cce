import type { UnreadCell } from '../create-word-columns.ts';
import { isNearlyAll } from '../price-columns.ts';
import type { Brake, FoundRow } from './brake.ts';
import { describeHeldChange } from './describe-held-change.ts';
import { readAmount } from './find-swapped-prices.ts';

export interface PricedRow extends FoundRow {
  readonly priceCents: number;
  /** Whether shoppers see this price now ('seen'), will see it ('new') or won't ('hidden'). */
  readonly shown: 'seen' | 'new' | 'hidden';
  readonly costCells: readonly UnreadCell[];
}

export interface PricesBelowCost {
  readonly heading: string;
  readonly lower: number;
  readonly compared: number;
  readonly rows: readonly FoundRow[];
}

interface Counts {
  lower: number;
  of: number;
}

interface CostColumn {
  readonly all: Counts;
  readonly seen: Counts;
}

const fewestCompared = 3;
const lowestRatio = 0.5;
const newCost = /\b(?:new|original|replacement|r\.?r\.?p|retail)\b/i;

const isUsual = ({ lower, of }: Counts): boolean => of >= fewestCompared && isNearlyAll(lower, of);

/**
 * Finds a column of costs whose amounts are above the price in nearly all rows. The two columns may be swapped. An
 * amount more than twice the price doesn't count. Ignores a column that's above nearly all prices that shoppers see
 * now, because the dealer has accepted those.
 */
export const createPriceBelowCostFinder = () => {
  const columns = new Map<string, CostColumn>();
  const rows: FoundRow[] = [];
  return {
    add: ({ key, stockNumber, priceCents, shown, costCells }: PricedRow): void => {
      if (shown === 'new') rows.push({ key, stockNumber });
      for (const { heading, cell } of costCells) {
        const cents = newCost.test(heading) ? undefined : readAmount(cell);
        if (cents === undefined) continue;
        const column = columns.get(heading) ?? { all: { lower: 0, of: 0 }, seen: { lower: 0, of: 0 } };
        columns.set(heading, column);
        const isLower = priceCents < cents && priceCents >= cents * lowestRatio;
        for (const counts of shown === 'seen' ? [column.all, column.seen] : [column.all]) {
          counts.of += 1;
          if (isLower) counts.lower += 1;
        }
      }
    },
    end: (): PricesBelowCost | undefined => {
      const [heading, found] = [...columns].find(([, { all, seen }]) => isUsual(all) && !isUsual(seen)) ?? [];
      return heading === undefined || found === undefined || rows.length === 0
        ? undefined
        : { heading, lower: found.all.lower, compared: found.all.of, rows };
    },
  };
};

export interface PriceBelowCostFindings {
  readonly pricesBelowCost: PricesBelowCost | undefined;
}

export const priceBelowCostBrake: Brake<PriceBelowCostFindings> = {
  listRows: ({ pricesBelowCost }) => (pricesBelowCost?.rows ?? []).map(({ key }) => ({ key, concerns: ['costPrice'] })),
  listHeld: ({ pricesBelowCost }) =>
    pricesBelowCost === undefined
      ? []
      : [
          describeHeldChange({
            kind: 'pricesBelowCost',
            count: pricesBelowCost.rows.length,
            names: pricesBelowCost.rows.map(({ stockNumber }) => stockNumber),
            heading: pricesBelowCost.heading,
            examples: [`${pricesBelowCost.lower} of ${pricesBelowCost.compared}`],
            of: null,
          }),
        ],
};
