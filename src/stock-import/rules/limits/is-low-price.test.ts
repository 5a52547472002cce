import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLowPrice, lowPriceBrake } from './is-low-price.ts';

it.each([
  ['a cut figure of a car that was dearer', 25_900, 2_600_000, 2_599_000, true],
  ['a new car far below the market', 1_039_999, 2_600_000, null, true],
  ['a new car at the limit', 1_040_000, 2_600_000, null, false],
  ['a new car without a market', 25_900, null, null, false],
  ['less than the share of its own past, without a market', 1_039_999, null, 2_600_000, true],
  ['a share of its own past, without a market', 1_040_000, null, 2_600_000, false],
  ['a wrong price put right', 2_599_000, 2_600_000, 25_990_000, false],
  ['a bargain that gets a little cheaper', 950_000, 2_600_000, 1_000_000, false],
  ['a bargain whose price is cut', 95_000, 2_600_000, 1_000_000, true],
] as const)('%s', (_name, priceCents, marketCents, beforeCents, expected) => {
  expect(isLowPrice({ priceCents, marketCents, beforeCents }, 40)).toBe(expected);
});

it('holds back no price at or above its share of the market, and every new one below', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.option(cents),
      fc.integer({ min: 1, max: 100 }),
      (priceCents, marketCents, beforeCents, percent) => {
        const isBelow = priceCents * 100 < marketCents * percent;
        const isLow = isLowPrice({ priceCents, marketCents, beforeCents }, percent);
        if (!isBelow) expect(isLow).toBe(false);
        if (isBelow && beforeCents === null) expect(isLow).toBe(true);
      },
    ),
  );
});

it('keeps the price that such a vehicle had, unless the dealer accepts the feed', () => {
  const lowPrices = [{ key: 'u1', stockNumber: 'U1' }];
  expect(lowPriceBrake.listRows?.({ lowPrices, isAccepted: false })).toEqual([{ key: 'u1', concerns: ['lowPrice'] }]);
  expect(lowPriceBrake.listRows?.({ lowPrices, isAccepted: true })).toEqual([]);
});
