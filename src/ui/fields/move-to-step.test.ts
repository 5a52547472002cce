import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOnStep, moveToStep } from './move-to-step.ts';

const rates = { min: 0.5, max: 15, step: 0.5 };

it('detects values that a slider would round, despite floating-point error [B5.29]', () => {
  expect([0.5, 8.5, 15].map((value) => isOnStep(value, rates))).toEqual([true, true, true]);
  expect([8.49, 7.25].map((value) => isOnStep(value, rates))).toEqual([false, false]);
  expect(isOnStep(10.45, { min: 9.95, max: 19.95, step: 0.5 })).toBe(true);
});

it('moves from a typed value to the next step in the slider’s direction [B5.21] [B5.29]', () => {
  expect([moveToStep(8.49, 8.5, rates), moveToStep(8.49, 8.48, rates), moveToStep(8.49, 8.6, rates)]).toEqual([
    8.5, 8, 9,
  ]);
  const amounts = { min: 1000, max: 100_000, step: 500 };
  expect([moveToStep(34_990, 35_980, amounts), moveToStep(34_990, 34_989, amounts)]).toEqual([36_000, 34_500]);
});

it('always moves, and stays within the bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 1500 }), fc.integer({ min: 50, max: 1500 }), (from, to) => {
      const [value, moved] = [from / 100, to / 100];
      fc.pre(value !== moved && !isOnStep(value, rates));
      const got = moveToStep(value, moved, rates);
      expect(got > value).toBe(moved > value);
      expect(got >= 0.5 && got <= 15 && isOnStep(got, rates)).toBe(true);
    }),
  );
});
