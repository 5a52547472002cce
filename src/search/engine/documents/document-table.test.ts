import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentTable } from './document-table.ts';

const change = fc.record({ id: fc.nat(40), length: fc.nat(300), isRemoval: fc.boolean() });

describe('a table of documents', () => {
  it('agrees with a map after any changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
        const table = new DocumentTable();
        const expected = new Map<number, object>();
        for (const { id, length, isRemoval } of changes) {
          const row = table.rowOf(id);
          if (isRemoval) {
            if (row !== undefined) table.remove(row);
            expected.delete(id);
            continue;
          }
          const document = { id, comment: 'x'.repeat(length), make: `Make ${length % 3}` };
          expected.set(id, document);
          if (row !== undefined) table.replace(row, document);
          else {
            table.reserve(1);
            table.insert(id, document);
          }
          if (length % 7 === 0) table.trim();
        }
        expect(table.size).toBe(expected.size);
        for (const [id, document] of expected) {
          const row = table.rowOf(String(id)) ?? -1;
          expect(table.idAt(row)).toBe(id);
          expect(table.at(row)).toEqual(document);
          expect(table.fieldsAt(row, ['make', 'id'])).toEqual([Reflect.get(document, 'make'), id]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('finds an id whether it is given as a number or as text, and no other', () => {
    const table = new DocumentTable();
    table.reserve(3);
    for (const id of [7, '007', 'seven']) table.insert(id, { id });
    expect([7, '7', '007', 'seven', '7.0', ''].map((id) => table.rowOf(id))).toEqual([
      0,
      0,
      1,
      2,
      undefined,
      undefined,
    ]);
  });

  it('takes little more than its documents once trimmed', () => {
    const table = new DocumentTable();
    table.reserve(1000);
    for (let id = 0; id < 1000; id++) table.insert(id, { id, comment: `Comment ${id} ${'x'.repeat(2_000)}` });
    expect(table.bytes).toBeGreaterThan(2_000_000);
    const before = table.bytes;
    table.trim();
    expect(table.bytes).toBeLessThan(before);
    expect(table.bytes).toBeLessThan(2_300_000);
  });
});
