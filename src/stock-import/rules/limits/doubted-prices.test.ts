import { expect, it } from 'vitest';
import { firstPriceBrake, otherPriceBrake, type PriceFindings } from './doubted-prices.ts';

const rows = (...keys: readonly string[]) => keys.map((key) => ({ key, stockNumber: key }));
const findings: PriceFindings = {
  tripped: [],
  concerned: [],
  swapped: rows('U1', 'U2'),
  lowPrices: rows('U3'),
  tenfoldPrices: rows('U4'),
  firstPrices: rows('U6'),
  repriced: rows('U1', 'U2', 'U3', 'U4', 'U5'),
};

it('holds back every price from two cars with price and kilometres swapped, each for one reason', () => {
  expect(firstPriceBrake.listRows?.(findings)).toEqual([{ key: 'U6', concerns: ['firstPrice'] }]);
  expect(otherPriceBrake.listRows?.(findings)).toEqual([{ key: 'U5', concerns: ['otherPrice'] }]);
  expect(otherPriceBrake.listHeld(findings)).toMatchObject([{ kind: 'otherPrices', stockNumbers: ['U5'] }]);
});

it('holds back none while the column is not in doubt', () => {
  const single = { ...findings, swapped: rows('U1') };
  expect(firstPriceBrake.listRows?.(single)).toEqual([]);
  expect(otherPriceBrake.listRows?.(single)).toEqual([]);
});
