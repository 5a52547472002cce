import { expect, it } from 'vitest';
import { findMedianCents, isHighFirstPrice } from './is-high-first-price.ts';

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
