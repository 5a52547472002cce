import { expect, it } from 'vitest';
import { agreesWithStock } from './agrees-with-stock.ts';

const records = { U1: { price: 100 }, U2: { price: 200 }, U3: {}, U4: { price: 400 }, U5: { price: 500 } };
const rowsOf = (...prices: readonly number[]) =>
  prices.map((price, index) => ({ key: `U${index + 1}`, record: { price, images: [{ image: { url: 'a' } }] } }));

it.each([
  [rowsOf(100, 200, 999, 400, 500), 'drive_away_price', true],
  [rowsOf(100, 200, 999, 400, 501), 'drive_away_price', false],
  [rowsOf(100), 'price', true],
  [rowsOf(100), 'images', false],
  [rowsOf(), 'price', false],
  [rowsOf(100), 'redbook_code', false],
])('compares %j as %s with the stock: %s', (rows, column, agrees) => {
  expect(agreesWithStock(rows, records, column)).toBe(agrees);
});

it('compares lists entry by entry, whatever the order of their properties', () => {
  const rows = [{ key: 'U1', record: { images: [{ image: { url: 'a', thumb: null } }] } }];
  const stocked = (url: string) => ({ U1: { images: [{ image: { thumb: null, url } }] } });
  expect(agreesWithStock(rows, stocked('a'), 'images')).toBe(true);
  expect(agreesWithStock(rows, stocked('b'), 'images')).toBe(false);
});
