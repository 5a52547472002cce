import { expect, it } from 'vitest';
import { isTenfoldPrice, tenfoldPriceBrake } from './is-tenfold-price.ts';

it.each([
  ['a digit typed twice', 42_999_000, null, 4_299_000, true],
  ['a zero too many', 42_990_000, null, 4_299_000, true],
  ['a digit left out', 429_900, null, 4_299_000, true],
  ['twice the price', 8_598_000, null, 4_299_000, false],
  ['seven times the price', 30_093_000, null, 4_299_000, false],
  ['thirteen times the price', 55_887_000, null, 4_299_000, false],
  ['a new car at ten times the market', 42_990_000, 4_400_000, null, true],
  ['a new car at the market', 4_299_000, 4_400_000, null, false],
  ['a new car without a market', 42_990_000, null, null, false],
  ['a wrong price put right', 4_299_000, 4_400_000, 42_990_000, false],
  ['a right price made wrong', 42_990_000, 4_400_000, 4_299_000, true],
] as const)('%s', (_name, priceCents, marketCents, beforeCents, expected) => {
  expect(isTenfoldPrice({ priceCents, marketCents, beforeCents })).toBe(expected);
});

it('keeps the price that such a vehicle had', () => {
  const tenfoldPrices = [{ key: 'u1', stockNumber: 'U1' }];
  expect(tenfoldPriceBrake.listRows?.({ tenfoldPrices })).toEqual([{ key: 'u1', concerns: ['tenfoldPrice'] }]);
  expect(tenfoldPriceBrake.listHeld({ tenfoldPrices })).toMatchObject([{ kind: 'tenfoldPrice' }]);
});
