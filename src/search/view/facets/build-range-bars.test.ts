import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRangeBars } from './build-range-bars.ts';

describe('buildRangeBars', () => {
  it('draws the stock along the price slider, the tallest bar 100 [D.19]', () => {
    const counts = [
      { value: '10000', count: 1 },
      { value: '24999', count: 1 },
      { value: '30000', count: 4 },
      { value: '50000', count: 1 },
    ];
    expect(buildRangeBars(counts, { min: 10_000, max: 50_000 }, 4)).toEqual([25, 25, 100, 25]);
  });

  it('shows even a single vehicle, and nothing without stock [D.19]', () => {
    const counts = [
      { value: '0', count: 1000 },
      { value: '100', count: 1 },
    ];
    expect(buildRangeBars(counts, { min: 0, max: 100 }, 3)).toEqual([100, 0, 4]);
    expect(buildRangeBars([], { min: 0, max: 100 }, 3)).toEqual([]);
    expect(buildRangeBars(counts, { min: 5, max: 5 }, 3)).toEqual([]);
  });

  it('stays between 0 and 100 for any stock [D.19]', () => {
    const count = fc.record({ value: fc.integer({ min: -10, max: 200 }).map(String), count: fc.nat(500) });
    fc.assert(
      fc.property(fc.array(count), fc.integer({ min: 1, max: 30 }), (counts, bars) => {
        const heights = buildRangeBars(counts, { min: 0, max: 150 }, bars);
        expect(heights.length === 0 || heights.length === bars).toBe(true);
        expect(heights.every((height) => height >= 0 && height <= 100)).toBe(true);
        if (counts.some((entry) => entry.count > 0)) expect(Math.max(...heights)).toBe(100);
      }),
    );
  });
});
