import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteKeys } from './byte-keys.ts';
import { HeapKeys } from './heap-keys.ts';
import type { Key, KeyStore } from './key-store.ts';
import { KeyTable } from './key-table.ts';
import { compareKeys } from './key-values.ts';

const key = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'ß', '7', '’'), maxLength: 4 }),
  fc.integer({ min: -20, max: 20 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const stores: readonly (readonly [string, () => KeyStore<Key>])[] = [
  ['as they are', () => new HeapKeys<Key>()],
  ['as bytes', () => new ByteKeys<Key>()],
];

describe.each(stores)('the table of keys, stored %s', (_, makeStore) => {
  it('agrees with a map, however keys come and go', () => {
    fc.assert(
      fc.property(fc.array(key, { maxLength: 400 }), fc.array(key, { maxLength: 20 }), (changes, asked) => {
        const table = new KeyTable<Key>(makeStore());
        const expected = new Map<Key, number>();
        for (const each of changes) {
          const known = expected.get(each);
          if (known === undefined) expected.set(each, table.add(each));
          else {
            table.delete(known);
            expected.delete(each);
          }
        }
        for (const each of [...changes, ...asked]) expect(table.find(each)).toBe(expected.get(each) ?? 0);
        // 0 and -0 are the same key, but differ for `toBe`.
        for (const [each, code] of expected) expect(table.at(code) === each).toBe(true);
        expect(table.size).toBe(expected.size);
        const codes = [...expected].sort(([a], [b]) => compareKeys(a, b)).map(([, code]) => code);
        expect([...expected.values()].sort((a, b) => table.compare(a, b))).toEqual(codes);
        const copy = new KeyTable<Key>(makeStore());
        table.trim();
        copy.load(structuredClone(table.save()));
        for (const [each, code] of expected)
          expect([copy.find(each), copy.isText(code)]).toEqual([code, typeof each === 'string']);
        expect(new Set(expected.values()).size).toBe(expected.size);
      }),
    );
  });

  it('tells numbers from texts', () => {
    const table = new KeyTable<Key>(makeStore());
    const code = table.add(7);
    expect([table.find('7'), table.find(7), code]).toEqual([0, code, 1]);
  });

  it('gives the code of a removed key to the next one, so codes stay small', () => {
    const table = new KeyTable<Key>(makeStore());
    for (const text of ['a', 'b', 'c']) table.add(text);
    table.delete(table.find('b'));
    expect(table.at(2)).toBeUndefined();
    expect(table.add('d')).toBe(2);
    expect(table.codeLimit).toBe(4);
  });
});
