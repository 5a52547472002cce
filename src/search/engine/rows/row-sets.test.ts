import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBits, listRows, setBit } from './bitset.ts';
import { type RowSetId, RowSets } from './row-sets.ts';

const capacity = 256;

const listSet = (sets: RowSets, id: RowSetId, rowCount = capacity): number[] => {
  const bits = new Uint32Array(rowCount / 32);
  sets.orInto(id, bits);
  const rows = new Uint32Array(rowCount);
  return [...rows.subarray(0, listRows(bits, rows))];
};

const change = fc.tuple(fc.nat(3), fc.oneof(fc.nat(9), fc.nat(capacity - 1)));

describe('row sets', () => {
  it('agree with sets of numbers, however rows come and go', () => {
    const other = new Uint32Array(capacity / 32);
    for (let row = 0; row < capacity; row += 3) setBit(other, row);
    fc.assert(
      fc.property(fc.array(change, { maxLength: 600 }), fc.boolean(), (changes, isTrimmed) => {
        const sets = new RowSets();
        sets.resize(capacity);
        const ids = [0, 1, 2, 3].map(() => sets.create());
        const expected = ids.map(() => new Set<number>());
        for (const [place, row] of changes) {
          const rows = expected[place] as Set<number>;
          if (rows.delete(row)) sets.remove(ids[place] as RowSetId, row);
          else {
            rows.add(row);
            sets.add(ids[place] as RowSetId, row);
          }
        }
        if (isTrimmed) sets.trim();
        for (const [place, id] of ids.entries()) {
          const rows = [...(expected[place] as Set<number>)].sort((a, b) => a - b);
          expect(listSet(sets, id)).toEqual(rows);
          expect(sets.count(id)).toBe(rows.length);
          expect(sets.countIn(id, other)).toBe(rows.filter((row) => row % 3 === 0).length);
        }
      }),
    );
  });

  it('keep their rows when there is room for more', () => {
    const sets = new RowSets();
    sets.resize(64);
    const id = sets.create();
    for (let row = 0; row < 60; row += 2) sets.add(id, row);
    sets.resize(640);
    sets.add(id, 600);
    expect(listSet(sets, id, 640)).toEqual([...Array.from({ length: 30 }, (_, place) => place * 2), 600]);
  });

  it('take no more memory after any number of changes', () => {
    const sets = new RowSets();
    sets.resize(capacity);
    const fill = () => {
      const ids = Array.from({ length: 10 }, () => sets.create());
      for (const [place, id] of ids.entries()) for (let row = 0; row < 10 * place; row++) sets.add(id, row);
      return ids;
    };
    const empty = (ids: readonly RowSetId[]) => {
      for (const [place, id] of ids.entries()) {
        for (let row = 0; row < 10 * place; row++) sets.remove(id, row);
        sets.release(id);
      }
    };
    empty(fill());
    const { bytes } = sets;
    for (let time = 0; time < 20; time++) empty(fill());
    expect(sets.bytes).toBe(bytes);
    const bits = new Uint32Array(capacity / 32);
    for (const id of fill()) sets.orInto(id, bits);
    expect(countBits(bits)).toBe(90);
  });
});
