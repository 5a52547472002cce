import { describe, expect, it } from 'vitest';
import { createCostPriceFinder } from './find-cost-prices.ts';

const usual = Array.from({ length: 10 }, (_, index) => [20_000 + index * 1000, 16_000 + index * 900] as const);

interface Row {
  readonly price: number;
  readonly others: readonly (number | string)[];
  readonly isFirst?: boolean;
  readonly odometerKm?: number;
  readonly year?: number;
}

const find = (rows: readonly Row[]): readonly string[] => {
  const finder = createCostPriceFinder();
  for (const [index, { price, others, isFirst = true, odometerKm = 90_000, year = 2019 }] of rows.entries()) {
    const cells = ['T1', String(year), String(odometerKm), ...others.map(String)];
    const stockNumber = `T${index + 1}`;
    finder.add({ key: stockNumber, stockNumber, isFirst, priceCents: price * 100, odometerKm, year, cells });
  }
  return finder.end().map(({ stockNumber }) => stockNumber);
};
const priced = (rows: readonly (readonly [number, number])[]): readonly Row[] =>
  rows.map(([price, other]) => ({ price, others: [price, other] }));

describe('createCostPriceFinder', () => {
  it('finds first prices that are lower than the amount in a column of costs', () => {
    expect(find(priced(usual))).toEqual([]);
    expect(find(priced([...usual, [17_100, 21_990], [16_200, 20_490]]))).toEqual(['T11', 'T12']);
    expect(find(priced([...usual, [21_300, 249_900]]))).toEqual(['T11']);
  });

  it('finds no price that shoppers have seen before', () => {
    expect(find([...priced(usual), { price: 17_100, others: [17_100, 21_990], isFirst: false }])).toEqual([]);
  });

  it('finds no car that is sold at a loss', () => {
    expect(find(priced([...usual, [19_500, 20_000]]))).toEqual([]);
  });

  it('takes no column for costs if it has few amounts, or if most are not a usual part of the price', () => {
    const swapped = [17_100, 21_990] as const;
    expect(find(priced([...usual.slice(0, 4), swapped]))).toEqual([]);
    expect(find(priced([...usual.map(([price]) => [price, price / 5] as const), swapped]))).toEqual([]);
    expect(find(priced([...usual.map(([price]) => [price, price + 2000] as const), swapped]))).toEqual([]);
    const mixed = usual.map(([price, other], index) => [price, index < 4 ? price * 3 : other] as const);
    expect(find(priced([...mixed, swapped]))).toEqual([]);
  });

  it('takes neither the kilometres nor the year for a cost', () => {
    const rows = usual.map(([price, other]) => ({ price, others: [price], odometerKm: other }));
    expect(find([...rows, { price: 17_100, others: [17_100], odometerKm: 21_990 }])).toEqual([]);
    const bombs = usual.map((_, index) => ({ price: 2500 + index * 100, others: [], year: 2009 + (index % 3) }));
    expect(find([...bombs, { price: 1500, others: [], year: 2008 }])).toEqual([]);
  });
});
