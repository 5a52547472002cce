import { expect, it } from 'vitest';
import { findOdometerPrices, looksLikePrice, odometerPricesBrake } from './find-odometer-prices.ts';

it.each([
  ['$38,990', true],
  ['38990 drive away', true],
  ['POA', true],
  ['128,450 km', false],
  [128_450, false],
  [undefined, false],
])('knows a price among the kilometres: %s', (km, expected) => expect(looksLikePrice(km)).toBe(expected));

it.each([
  [{ count: 3, of: 5 }, true],
  [{ count: 3, of: 6 }, false],
  [{ count: 2, of: 2 }, false],
])('finds a column of prices only if most cells are prices, and three at least: %o', (found, expected) => {
  expect(findOdometerPrices(found) !== undefined).toBe(expected);
});

it('takes no price and no kilometres from such a feed', () => {
  const odometerPrices = { count: 4, of: 5 };
  expect(odometerPricesBrake.listFields?.({ odometerPrices })).toEqual(expect.arrayContaining(['price', 'km']));
  expect(odometerPricesBrake.listHeld({ odometerPrices })).toMatchObject([{ kind: 'odometerPrices', count: 4 }]);
  expect(odometerPricesBrake.listFields?.({ odometerPrices: undefined })).toEqual([]);
  expect(odometerPricesBrake.listHeld({ odometerPrices: undefined })).toEqual([]);
});
