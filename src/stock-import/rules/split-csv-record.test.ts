import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitCsvRecord } from './split-csv-record.ts';

it.each([
  ['a,b', ['a', 'b']],
  ['', ['']],
  ['a,', ['a', '']],
  ['"a,b",c', ['a,b', 'c']],
  ['"say ""hi""",x', ['say "hi"', 'x']],
  ['7" screen,x', ['7" screen', 'x']],
  ['"line\nend"', ['line\nend']],
  ['"open', undefined],
  ['"a"b,c', undefined],
])('splits %j', (record, cells) => {
  expect(splitCsvRecord(record, ',')).toEqual(cells);
});

it('agrees with csv-parse on every well-quoted record', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'b', '"', ',', ';', '\n', ' ', 'é'), maxLength: 8 });
  const quoted = fc
    .tuple(cell, fc.boolean())
    .map(([value, isQuoted]) => (isQuoted || /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value));
  fc.assert(
    fc.property(fc.array(quoted, { minLength: 2, maxLength: 6 }), (cells) => {
      const record = cells.join(',');
      const [expected] = parse(record, { relax_column_count: true, record_delimiter: '\r\n' });
      expect(splitCsvRecord(record, ',')).toEqual(expected);
    }),
  );
});
