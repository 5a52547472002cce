import { expect, it } from 'vitest';
import { firstOdometerBrake, isSwappedOdometer, swappedOdometerBrake } from './is-swapped-odometer.ts';

const car = (dollars: number | null, odometerKm: number | null) => ({
  priceCents: dollars === null ? null : dollars * 100,
  odometerKm,
});

it.each([
  ['both cells swapped', car(38_990, 128_450), car(128_450, 38_990), true],
  ['kilometres that are the price of a car without any', car(17_990, null), car(null, 17_990), true],
  ['a price that is the kilometres of a car without one', car(null, 17_990), car(17_990, null), true],
  ['a new price and new kilometres', car(38_990, 128_450), car(36_990, 129_000), false],
  ['a car with as many kilometres as dollars', car(20_000, 20_000), car(20_000, 20_000), false],
  ['such a car with a new price', car(20_000, 20_000), car(19_000, 20_000), false],
  ['nothing known', car(null, null), car(null, null), false],
] as const)('%s', (_name, before, after, expected) => expect(isSwappedOdometer(before, after)).toBe(expected));

it('keeps the price and the kilometres of such a car, and the first kilometres of others from two such cars', () => {
  const [one, other, first] = ['U1', 'U2', 'U3'].map((key) => ({ key, stockNumber: key }));
  if (one === undefined || other === undefined || first === undefined) throw new Error('no rows');
  const findings = { swapped: [one], firstOdometers: [first] };
  expect(swappedOdometerBrake.listRows?.(findings)).toEqual([{ key: 'U1', concerns: ['odometerSwapped'] }]);
  expect(firstOdometerBrake.listRows?.(findings)).toEqual([]);
  expect(firstOdometerBrake.listRows?.({ ...findings, swapped: [one, other] })).toEqual([
    { key: 'U3', concerns: ['firstOdometer'] },
  ]);
});
