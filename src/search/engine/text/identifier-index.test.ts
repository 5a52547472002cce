import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdentifierIndex } from './identifier-index.ts';

/** Few letters and common prefixes, so that leaves split several levels deep. */
const identifier = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 }).map((end) => `stock${end}`),
);
const entry = fc.tuple(identifier, fc.nat(20));

const describeHit = (row: number, isWhole: boolean): string => `${row}${isWhole ? ' whole' : ' by its beginning'}`;

const findIn = (index: IdentifierIndex, text: string): readonly string[] => {
  const found: string[] = [];
  index.find(text, (row, isWhole) => found.push(describeHit(row, isWhole)));
  return found.sort();
};

describe('the identifier index', () => {
  it('agrees with a full scan, even after removals', () => {
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 60, maxLength: 400 }),
        fc.nat(400),
        fc.array(identifier, { maxLength: 20 }),
        (entries, removed, asked) => {
          const index = new IdentifierIndex();
          for (const [text, row] of entries) index.add(text, row);
          for (const [text, row] of entries.slice(0, removed)) index.remove(text, row);
          const left = entries.slice(removed);
          for (const text of [...asked, ...entries.slice(0, 20).map(([held]) => held)]) {
            const expected = left
              .filter(([held]) => held === text || (text.length >= 3 && held.startsWith(text)))
              .map(([held, row]) => describeHit(row, held === text));
            expect(findIn(index, text)).toEqual(expected.sort());
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it('grows and shrinks by the same amount for every identifier', () => {
    const index = new IdentifierIndex();
    index.add('abc', 1);
    const { bytes } = index;
    expect(bytes).toBeGreaterThan(0);
    index.add('abd', 2);
    expect(index.bytes).toBe(2 * bytes);
    index.remove('abc', 1);
    index.remove('abd', 2);
    expect(index.bytes).toBe(0);
  });
});
