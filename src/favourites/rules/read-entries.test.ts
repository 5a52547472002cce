import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';

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
