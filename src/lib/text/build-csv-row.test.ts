import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildCsvRow } from './build-csv-row.ts';

it.each([
  ['=HYPERLINK("https://evil.example")', '\'=HYPERLINK("https://evil.example")'],
  ['+61412345678', "'+61412345678"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a=1', 'a=1'],
])('escapes formulas: %j', (typed, read) => {
  expect(parse(buildCsvRow([typed]))).toEqual([[read]]);
});

it('survives a round trip, with empty cells for null and JSON for lists', () => {
  expect(buildCsvRow([null, undefined, 1, true, ['a'], { b: 'c' }])).toBe(',,1,true,"[""a""]","{""b"":""c""}"');
  const text = fc.string({ unit: 'binary' }).filter((value) => !/^[=+\-@\t\r\n＝＋－＠]/u.test(value));
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (texts) => {
      expect(parse(`${buildCsvRow(texts)}\n`, { relax_column_count: true, bom: false })).toEqual([texts]);
    }),
  );
});
