import { expect, it } from 'vitest';
import { createPriceBelowCostFinder } from './find-prices-below-cost.ts';

type Row = readonly [price: number, cost: string, shown?: 'seen' | 'hidden'];

const swapped: readonly Row[] = [
  [14_200, '$18,990 ONO'],
  [17_650, '21,990 neg'],
  [36_900, '42990'],
  [12_300, 'SOLD'],
];

const find = (rows: readonly Row[], heading = 'Owes Us') => {
  const finder = createPriceBelowCostFinder();
  for (const [at, [price, cell, shown = 'new' as const]] of rows.entries()) {
    const stockNumber = `U${at + 1}`;
    finder.add({ key: stockNumber, stockNumber, priceCents: price * 100, shown, costCells: [{ heading, cell }] });
  }
  const found = finder.end();
  return found && { ...found, rows: found.rows.map(({ stockNumber }) => stockNumber) };
};

it('finds a cost that is above nearly all prices, and every new price of the file', () => {
  const rows = ['U1', 'U2', 'U3', 'U4'];
  expect(find(swapped)).toEqual({ heading: 'Owes Us', lower: 3, compared: 3, rows });
  expect(find([...swapped, [20_000, '25000', 'seen']])).toMatchObject({ compared: 4, rows });
});

it('finds nothing in fewer than three rows, or if one car in five is sold at a profit', () => {
  expect(find(swapped.slice(1))).toBeUndefined();
  expect(find([...swapped, [20_000, '25000'], [20_000, '15000']])).toBeUndefined();
});

it('takes no price of a new car, and no amount of more than twice the price, for the cost', () => {
  expect(find(swapped, 'Cost new')).toBeUndefined();
  expect(find(swapped.map(([price]) => [price, String(price * 2.1)]))).toBeUndefined();
});

it('lets prices through if shoppers see nearly all of the others below the cost', () => {
  const seen = swapped.map(([price, cell]) => [price, cell, 'seen'] as const);
  expect(find([...seen, ...swapped])).toBeUndefined();
  expect(find(seen)).toBeUndefined();
  const sold = swapped.map(([price, cell]) => [price, cell, 'hidden'] as const);
  expect(find([...sold, ...swapped])).toMatchObject({ compared: 6, rows: ['U5', 'U6', 'U7', 'U8'] });
});
