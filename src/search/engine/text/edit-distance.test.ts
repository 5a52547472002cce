import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

/**
 * The textbook recursive distance, in which a swap of two neighbouring letters is one edit. Edits of the first letter
 * cost two.
 */
const plainDistance = (word: string, term: string): number => {
  const known = new Map<string, number>();
  const distance = (i: number, j: number): number => {
    if (i === 0) return j === 0 ? 0 : j + 1;
    if (j === 0) return i + 1;
    const key = `${i},${j}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const first = i === 1 && j === 1 ? 2 : 1;
    let least = Math.min(
      distance(i - 1, j) + 1,
      distance(i, j - 1) + 1,
      distance(i - 1, j - 1) + (word[i - 1] === term[j - 1] ? 0 : first),
    );
    if (i > 1 && j > 1 && word[i - 1] === term[j - 2] && word[i - 2] === term[j - 1]) {
      least = Math.min(least, distance(i - 2, j - 2) + (i === 2 && j === 2 ? 2 : 1));
    }
    known.set(key, least);
    return least;
  };
  return distance(word.length, term.length);
};

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 });

describe('editDistance', () => {
  it.each([
    ['toyota', 'toyota', 0],
    ['toyta', 'toyota', 1],
    ['toyoat', 'toyota', 1],
    ['tooyota', 'toyota', 1],
    ['toyita', 'toyota', 1],
    ['royota', 'toyota', 2],
    ['oyota', 'toyota', 2],
    ['otyota', 'toyota', 2],
    ['mazda', 'toyota', 3],
  ])('of %s and %s is %i', (one, other, distance) => {
    expect(editDistance(one, other, 2, false)).toBe(distance);
  });

  it('lets the term continue after an unfinished word', () => {
    expect(editDistance('mitsib', 'mitsubishi', 1, true)).toBe(1);
    expect(editDistance('mitsub', 'mitsubishi', 1, true)).toBe(0);
    expect(editDistance('mitsub', 'mitsubishi', 2, false)).toBe(3);
  });

  it('agrees with the textbook up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 2 }), (one, other, limit) => {
        expect(editDistance(one, other, limit, false)).toBe(Math.min(plainDistance(one, other), limit + 1));
        const beginnings = Array.from({ length: other.length + 1 }, (_, end) =>
          plainDistance(one, other.slice(0, end)),
        );
        expect(editDistance(one, other, limit, true)).toBe(Math.min(...beginnings, limit + 1));
      }),
      { numRuns: 3000 },
    );
  });
});
