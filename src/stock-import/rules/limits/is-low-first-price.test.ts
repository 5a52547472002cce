import { expect, it } from 'vitest';
import { createLowFirstPriceCheck, lowFirstPriceBrake, type PricedCar, toPricedCar } from './is-low-first-price.ts';

const car = (dollars: number, year = 2022, nameKey = 'mazda cx-5'): PricedCar => ({
  nameKey,
  year,
  priceCents: dollars * 100,
});
const similar = Array.from({ length: 5 }, () => car(30_000));
const others = Array.from({ length: 5 }, (_, index) => car(30_000, 2022, `make ${index}`));
const isLow = (one: PricedCar, cars = similar) => createLowFirstPriceCheck({ cars, otherPrices: [] }, 60, 2026)(one);

it.each([
  ['a price below the percentage of similar cars', car(17_999), similar, true],
  ['a price at that percentage', car(18_000), similar, false],
  ['a car of another age, against all cars', car(6001, 2018), similar, false],
  ['a price below a fifth of all cars', car(5999, 2022, 'kia rio'), others, true],
  ['a car of twelve years below a fifth of all cars', car(5999, 2014, 'kia rio'), others, false],
  ['too few cars', car(100, 2022, 'kia rio'), others.slice(1), false],
])('compares first prices with the feed: %s', (_name, one, cars, expected) => expect(isLow(one, cars)).toBe(expected));

it('compares used cars with a price only', () => {
  const used = { itemType: 'car', carType: 'used', make: 'Mazda', model: 'CX-5', year: 2022 } as const;
  expect(toPricedCar(used, 3_000_000)).toEqual(car(30_000));
  expect(toPricedCar(used, null)).toBeUndefined();
  expect(toPricedCar({ ...used, carType: 'new' }, 3_000_000)).toBeUndefined();
});

it('holds such a price back, unless all first prices are held back', () => {
  const lowFirstPrices = [{ key: 'u1', stockNumber: 'U1' }];
  const findings = { lowFirstPrices, tripped: [], swapped: [], odometerPrices: undefined };
  expect(lowFirstPriceBrake.listRows?.(findings)).toEqual([{ key: 'u1', concerns: ['lowFirstPrice'] }]);
  expect(lowFirstPriceBrake.listHeld({ ...findings, odometerPrices: { count: 4, of: 5 } })).toEqual([]);
});
