import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIds, putFirst, readEntries, toggleEntry } from './entries.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 6 });
const toEntries = (list: readonly number[]) => list.map((id) => ({ id }));

describe('toggleEntry', () => {
  it('adds a new entry in front and removes a known one [B4.30] [B1.13]', () => {
    expect(toggleEntry(toEntries([1]), { id: 2 }, 4)).toEqual({ kind: 'added', entries: toEntries([2, 1]) });
    expect(toggleEntry(toEntries([2, 1]), { id: 2 }, 4)).toEqual({ kind: 'removed', entries: toEntries([1]) });
  });

  it('adds nothing to a full list, but still removes [D.54]', () => {
    const full = toEntries([1, 2, 3, 4]);
    expect(toggleEntry(full, { id: 5 }, 4)).toEqual({ kind: 'full', entries: full });
    expect(toggleEntry(full, { id: 3 }, 4)).toEqual({ kind: 'removed', entries: toEntries([1, 2, 4]) });
  });

  it('restores the list when called twice [B4.30]', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 41, max: 50 }), (list, id) => {
        const { entries } = toggleEntry(toEntries(list), { id }, 10);
        expect(toggleEntry(entries, { id }, 10).entries).toEqual(toEntries(list));
      }),
    );
  });
});

it('moves the last viewed entry to the front and drops the oldest [B3.21]', () => {
  expect(putFirst(toEntries([1, 2, 3]), { id: 2 }, 3)).toEqual(toEntries([2, 1, 3]));
  expect(putFirst(toEntries([1, 2, 3]), { id: 4 }, 3)).toEqual(toEntries([4, 1, 2]));
});

const read = (value: unknown, most = 9) => readEntries(JSON.stringify(value), most);

it('reads what was stored [B3.20]', () => {
  const entry = { id: 7, name: 'Kia Rio', primary_image_url: null };
  expect(read([entry])).toEqual([entry]);
  expect(readEntries(null, 9)).toEqual([]);
});

it('drops entries that would crash the page [B3.20]', () => {
  const broken = [
    null,
    5,
    'x',
    [],
    {},
    { id: '7' },
    { id: 1.5 },
    { id: 7, name: {} },
    { id: 7, slug: ['a'] },
    { id: 7, slug: '\ud800' },
  ];
  expect(read([...broken, { id: 8, name: 'Kia 🚗' }])).toEqual([{ id: 8, name: 'Kia 🚗' }]);
  for (const other of [null, {}, 'x', 7, { length: 1, 0: { id: 1 } }]) expect(read(other)).toEqual([]);
});

it('reads no more entries than a list can hold [B3.20]', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ id: at + 1 }));
  expect(read(many, 4).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

it('returns only ids and texts for any input [B3.20]', () => {
  const entries = fc.array(fc.record({ id: fc.oneof(fc.integer(), fc.jsonValue()), name: fc.jsonValue() }));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        entries.map((list) => JSON.stringify(list)),
      ),
      (text) => {
        const isDrawable = (value: unknown) => typeof value !== 'object' || value === null;
        expect(readEntries(text, 9).flatMap(Object.values).every(isDrawable)).toBe(true);
      },
    ),
  );
});

it.each([
  ['12,7', [12, 7]],
  ['7,7,12,7', [7, 12]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  [null, []],
  ['', []],
  ['0,-1,1.5,1e3,x,9999999999999999, 8,5', [5]],
  [`${'9'.repeat(3_000)},5`, []],
])('reads the ids of %j [D.54]', (text, ids) => {
  expect(parseIds(text, 4)).toEqual(ids);
});
