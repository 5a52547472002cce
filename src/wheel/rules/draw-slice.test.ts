import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSlice, listSlices, sumChances } from './draw-slice.ts';

const weights = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });
const toSlices = (all: readonly number[]) => all.map((weight, index) => ({ weight, index }));

const createChance = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

describe('the draw', () => {
  it('gives each slice as many numbers as its weight, in order and without overlap [L2.15]', () => {
    fc.assert(
      fc.property(weights, (all) => {
        const slices = toSlices(all);
        const drawn = Array.from({ length: sumChances(slices) }, (_, number) => drawSlice(slices, number).index);
        expect(drawn).toEqual(all.flatMap((weight, index) => Array.from({ length: weight }, () => index)));
      }),
    );
  });

  it.each([-1, 100, 0.5, Number.NaN])('throws for a number outside the wheel: %d [L2.15]', (number) => {
    expect(() => drawSlice(toSlices([60, 40]), number)).toThrow('is outside the wheel');
  });

  it('hits each slice as often as its odds say: chi-square of 200,000 draws [L2.15]', () => {
    const slices = toSlices([6, 36, 10, 22, 1, 25]);
    const chance = createChance(20_261_122);
    const count = 200_000;
    const drawn = slices.map(() => 0);
    for (let turn = 0; turn < count; turn += 1) {
      const { index } = drawSlice(slices, Math.floor(chance() * 100));
      drawn[index] = (drawn[index] ?? 0) + 1;
    }
    const square = slices.reduce((sum, { weight, index }) => {
      const expected = (count * weight) / 100;
      return sum + ((drawn[index] ?? 0) - expected) ** 2 / expected;
    }, 0);
    // Five degrees of freedom: a fair draw exceeds this once in a thousand runs.
    expect(square).toBeLessThan(20.52);
  });

  it('leaves out a prize that has run out, and keeps the order of the others [L2.15]', () => {
    const prize = { words: 'w', label: 'l', weight: 1, validDays: 1, terms: '', isPrize: true };
    const prizes = [
      { ...prize, key: 'a', quantity: 2 },
      { ...prize, key: 'b', quantity: null },
      { ...prize, key: 'c', quantity: 1 },
    ];
    const keysAfter = (drawn: Record<string, number>) => listSlices(prizes, drawn).map(({ key }) => key);
    expect(keysAfter({ a: 1, b: 900 })).toEqual(['a', 'b', 'c']);
    expect(keysAfter({ a: 2, b: 900 })).toEqual(['b', 'c']);
    expect(keysAfter({ a: 3, c: 1 })).toEqual(['b']);
  });
});
