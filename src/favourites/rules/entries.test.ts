import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIds, putFirst, readEntries, toggleEntry } from './entries.ts';

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

const read = (value: unknown, most = 9) => readEntries(JSON.stringify(value), most);

it('gives what was kept [B3.20]', () => {
  const entry = { id: 7, name: 'Kia Rio', primary_image_url: null };
  expect(read([entry])).toEqual([entry]);
  expect(readEntries(null, 9)).toEqual([]);
});

it('leaves out what could not be drawn: a page would go with it [B3.20]', () => {
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

it('takes no more than a list can hold, however much was written there [B3.20]', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ id: at + 1 }));
  expect(read(many, 4).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

it('gives nothing but ids and texts, whatever it reads [B3.20]', () => {
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
