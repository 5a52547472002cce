import { expect, it } from 'vitest';
import { findMedianCents, highPriceBrake, isHighFirstPrice } from './is-high-first-price.ts';

it('holds a first price above 3 times the market, or 5 times the median if the market is unknown', () => {
  const isHigh = (priceCents: number, marketCents: number | null, medianCents: number | null) =>
    isHighFirstPrice({ priceCents, marketCents, medianCents });
  expect(isHigh(300, 100, 10)).toBe(false);
  expect(isHigh(301, 100, 1000)).toBe(true);
  expect(isHigh(500, null, 100)).toBe(false);
  expect(isHigh(501, null, 100)).toBe(true);
  expect(isHigh(501, null, null)).toBe(false);
});

it('knows the median of at least five prices', () => {
  expect(findMedianCents([5, 1, 4, 2])).toBeNull();
  expect(findMedianCents([5, 1, 4, 2, 30])).toBe(4);
});

it('holds such a price back, unless all first prices are held back', () => {
  const highPrices = [{ key: 'u1', stockNumber: 'U1' }];
  const findings = { highPrices, tripped: [], swapped: [], odometerPrices: undefined };
  expect(highPriceBrake.listRows?.(findings)).toEqual([{ key: 'u1', concerns: ['highPrice'] }]);
  const limit = { limit: 'pricesCut', count: 10, of: 12, limitPercent: 80 } as const;
  expect(highPriceBrake.listHeld({ ...findings, tripped: [limit] })).toEqual([]);
  expect(highPriceBrake.listHeld({ ...findings, odometerPrices: { count: 4, of: 5 } })).toEqual([]);
});
