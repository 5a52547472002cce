import { createRowBrake, type FoundRow } from './brake.ts';

export interface PricedCells extends FoundRow {
  readonly beforeCents: number | null;
  readonly afterCents: number | null;
  readonly cells: readonly string[];
}

const amount = /^\$?\s*(\d[\d,]{2,})(?:\.(\d\d))?(?:\s+[a-z][a-z\s/]*)?$/i;

/** Returns cents; undefined unless the whole cell is an amount of at least three digits, such as '$24,990 drive away'. */
export const readAmount = (cell: string): number | undefined => {
  const [, dollars, cents = '0'] = amount.exec(cell.trim()) ?? [];
  return dollars === undefined ? undefined : Number(dollars.replaceAll(',', '')) * 100 + Number(cents);
};

const mostSampled = 300;
const fewestCosts = 3;

/**
 * Finds rows whose earlier price is now in a column that seems to hold costs, because most of its amounts are below the
 * price. Was-prices would be above it.
 */
export const createSwappedPriceFinder = () => {
  const columns = new Map<number, { lower: number; of: number }>();
  const found: (FoundRow & { readonly column: number })[] = [];
  let sampled = 0;
  const sample = (cells: readonly string[], priceCents: number): void => {
    sampled += 1;
    for (const [index, cell] of cells.entries()) {
      const cents = readAmount(cell);
      if (cents === undefined || cents === priceCents) continue;
      const counts = columns.get(index) ?? { lower: 0, of: 0 };
      columns.set(index, { lower: counts.lower + (cents < priceCents ? 1 : 0), of: counts.of + 1 });
    }
  };
  return {
    add: ({ key, stockNumber, beforeCents, afterCents, cells }: PricedCells): void => {
      if (afterCents === null) return;
      const isChanged = beforeCents !== null && beforeCents !== afterCents;
      const column = isChanged ? cells.findIndex((cell) => readAmount(cell) === beforeCents) : -1;
      if (column !== -1) found.push({ key, stockNumber, column });
      else if (sampled < mostSampled) sample(cells, afterCents);
    },
    end: (): readonly FoundRow[] =>
      found.filter(({ column }) => {
        const { lower, of } = columns.get(column) ?? { lower: 0, of: 0 };
        return lower >= fewestCosts && lower * 2 > of;
      }),
  };
};

export interface SwappedPriceFindings {
  readonly swappedPrices: readonly FoundRow[];
}

export const swappedPriceBrake = createRowBrake<SwappedPriceFindings>(
  'priceSwapped',
  'priceSwapped',
  ({ swappedPrices }) => swappedPrices,
);
