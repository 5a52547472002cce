import { expect, it } from 'vitest';
import { makeTestVehicle } from '../testing/make-test-vehicle.ts';
import { formatQuantity } from './format-quantity.ts';
import { describeEngine } from './information/spec-row-table.ts';

it('formats an amount with its unit, a fraction with one decimal', () => {
  expect(formatQuantity(2196, 'kg')).toBe('2,196 kg');
  expect(formatQuantity(60.45, 'L')).toBe('60.5 L');
  expect(formatQuantity(7, 'L/100km', 1)).toBe('7.0 L/100km');
});

it('returns null for an unknown amount or one that rounds to 0', () => {
  for (const amount of [null, undefined, 0, 0.04]) expect(formatQuantity(amount, 'L')).toBeNull();
});

it('describes an engine by its first meaningful figure [B9.47]', () => {
  const variant = { engineSizeCc: 0, engineSizeLitres: 0.04, cylinders: 1 } as never;
  expect(describeEngine(makeTestVehicle({ engineSizeCc: 0, variant }))).toBe('1 cylinder');
  expect(describeEngine(makeTestVehicle({ engineSizeLitres: 2, variant }))).toBe('2.0 L');
  expect(describeEngine(makeTestVehicle({ engineSizeCc: 1497, variant }))).toBe('1,497 cc');
  expect(describeEngine(makeTestVehicle())).toBeNull();
});
