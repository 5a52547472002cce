import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listRows, wordsFor } from '../rows/bitset.ts';
import { RowSets } from '../rows/row-sets.ts';
import { IdentifierIndex } from './identifier-index.ts';

const identifier = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 }).map((end) => `stock${end}`),
);
const maxRow = 20;
const entry = fc.tuple(identifier, fc.nat(maxRow));

const createIndex = (): IdentifierIndex => {
  const rowSets = new RowSets();
  rowSets.resize(32);
  return new IdentifierIndex(rowSets);
};

const findIn = (index: IdentifierIndex, text: string) => {
  const found = { whole: new Uint32Array(wordsFor(maxRow + 1)), prefix: new Uint32Array(wordsFor(maxRow + 1)) };
  index.find(text, (isWhole) => (isWhole ? found.whole : found.prefix));
  const listed = (bits: Uint32Array): number[] => {
    const rows = new Uint32Array(maxRow + 1);
    return [...rows.subarray(0, listRows(bits, rows))];
  };
  return { whole: listed(found.whole), prefix: listed(found.prefix) };
};

describe('the identifier index', () => {
  it('agrees with a full scan, even after removals', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(entry, { minLength: 60, maxLength: 300, selector: ([text, row]) => `${text} ${row}` }),
        fc.nat(300),
        fc.array(identifier, { maxLength: 20 }),
        (entries, removed, asked) => {
          const index = createIndex();
          for (const [text, row] of entries) index.add(text, row);
          for (const [text, row] of entries.slice(0, removed)) index.remove(text, row);
          const left = entries.slice(removed);
          const rowsWhere = (isFound: (held: string) => boolean): readonly number[] => {
            const rows = left.filter(([held]) => isFound(held)).map(([, row]) => row);
            return [...new Set(rows)].sort((a, b) => a - b);
          };
          for (const text of [...asked, ...entries.slice(0, 20).map(([held]) => held)]) {
            expect(findIn(index, text)).toEqual({
              whole: rowsWhere((held) => held === text),
              prefix: rowsWhere((held) => held !== text && text.length >= 3 && held.startsWith(text)),
            });
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it('uses the room of removed identifiers again', () => {
    const index = createIndex();
    for (let row = 0; row < 20; row++) index.add(`6t1bf3ek9w${1000 + row}`, row);
    index.trim();
    const { bytes } = index;
    for (let row = 0; row < 20; row++) index.remove(`6t1bf3ek9w${1000 + row}`, row);
    index.trim();
    expect(index.bytes).toBeLessThan(bytes);
    for (let row = 0; row < 20; row++) index.add(`6t1bf3ek9x${1000 + row}`, row);
    index.trim();
    expect(index.bytes).toBe(bytes);
  });
});
