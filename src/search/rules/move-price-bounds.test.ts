import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movePriceBounds } from './move-price-bounds.ts';

it('stops a thumb one step before the other [L5.11]', () => {
  const before = { from: 5_000, to: 20_000 };
  expect(movePriceBounds(before, { from: 19_500, to: 20_000 })).toEqual({ from: 19_500, to: 20_000 });
  expect(movePriceBounds(before, { from: 20_000, to: 20_000 })).toEqual({ from: 19_500, to: 20_000 });
  expect(movePriceBounds(before, { from: 5_000, to: 5_000 })).toEqual({ from: 5_000, to: 5_500 });
});

it('keeps the lower bound at least 1 below the upper, whichever moves [L5.11] [L5.12]', () => {
  const steps = fc.integer({ min: 10, max: 500 });
  fc.assert(
    fc.property(steps, steps, steps, fc.boolean(), (a, b, moved, isLower) => {
      fc.pre(a < b);
      const before = { from: a * 500, to: b * 500 };
      const value = moved * 500;
      // The slider itself never moves one thumb past the other.
      const next = isLower
        ? { ...before, from: Math.min(value, before.to) }
        : { ...before, to: Math.max(value, before.from) };
      const { from, to } = movePriceBounds(before, next);
      expect(to - from).toBeGreaterThanOrEqual(1);
      expect([from % 500, to % 500]).toEqual([0, 0]);
    }),
  );
});
