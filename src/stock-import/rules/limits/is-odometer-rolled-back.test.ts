import { expect, it } from 'vitest';
import { isOdometerRolledBack, rollbackBrake } from './is-odometer-rolled-back.ts';

const reading = (odometerKm: number | null, vin: string | null = null) => ({ odometerKm, vin });

it.each([
  [100_000, 89_999, true],
  [100_000, 90_000, false],
  [128_450, 28_450, true],
  [100_000, 128_450, false],
  [999, 10, false],
  [null, 10, false],
  [100_000, null, false],
])('compares an odometer of %s with one of %s: %s', (before, after, expected) => {
  expect(isOdometerRolledBack(reading(before), reading(after), 10)).toBe(expected);
});

it('goes by the VIN where both have one, because a stock number can be used again', () => {
  const rolledBack = (before: string | null, after: string | null) =>
    isOdometerRolledBack(reading(100_000, before), reading(10_000, after), 10);
  expect(rolledBack('A', 'A')).toBe(true);
  expect(rolledBack('A', null)).toBe(true);
  expect(rolledBack('A', 'B')).toBe(false);
});

it('keeps the kilometres that such a vehicle had', () => {
  const rolledBack = [{ key: 'u1', stockNumber: 'U1' }];
  expect(rollbackBrake.listRows?.({ rolledBack })).toEqual([{ key: 'u1', concerns: ['odometerFallen'] }]);
  expect(rollbackBrake.listHeld({ rolledBack })).toMatchObject([{ kind: 'odometerFallen' }]);
});
