import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { putFirst, toggleEntry } from './change-entries.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 6 });
const toEntries = (list: readonly number[]) => list.map((id) => ({ id }));

describe('toggleEntry', () => {
  it('adds what is not there in front and removes what is [B4.30] [B1.13]', () => {
    expect(toggleEntry(toEntries([1]), { id: 2 }, 4)).toEqual({ kind: 'added', entries: toEntries([2, 1]) });
    expect(toggleEntry(toEntries([2, 1]), { id: 2 }, 4)).toEqual({ kind: 'removed', entries: toEntries([1]) });
  });

  it('leaves a full list as it is, but for taking something out [D.54]', () => {
    const full = toEntries([1, 2, 3, 4]);
    expect(toggleEntry(full, { id: 5 }, 4)).toEqual({ kind: 'full', entries: full });
    expect(toggleEntry(full, { id: 3 }, 4)).toEqual({ kind: 'removed', entries: toEntries([1, 2, 4]) });
  });

  it('twice is not at all [B4.30]', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 41, max: 50 }), (list, id) => {
        const { entries } = toggleEntry(toEntries(list), { id }, 10);
        expect(toggleEntry(entries, { id }, 10).entries).toEqual(toEntries(list));
      }),
    );
  });
});

it('puts what was seen last in front, once, and forgets the oldest [B3.21]', () => {
  expect(putFirst(toEntries([1, 2, 3]), { id: 2 }, 3)).toEqual(toEntries([2, 1, 3]));
  expect(putFirst(toEntries([1, 2, 3]), { id: 4 }, 3)).toEqual(toEntries([4, 1, 2]));
});
