import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecordSplitter, type SplitRecord } from './record-splitter.ts';

const split = (
  text: string,
  chunkSize: number,
  hasQuotedCells = true,
  maxRecordBytes = 1000,
): readonly SplitRecord[] => {
  const splitter = new RecordSplitter({ hasQuotedCells, maxRecordBytes });
  const bytes = Buffer.from(text);
  const records: SplitRecord[] = [];
  // A record's bytes are only valid until the next one is requested, so copy them.
  const keep = (record: SplitRecord): void => {
    records.push(record.kind === 'record' ? { ...record, bytes: Buffer.from(record.bytes) } : record);
  };
  for (let from = 0; from < bytes.length; from += chunkSize) {
    for (const record of splitter.push(bytes.subarray(from, from + chunkSize))) keep(record);
  }
  for (const record of splitter.end()) keep(record);
  return records;
};

const texts = (records: readonly SplitRecord[]): readonly (readonly [number, string])[] =>
  records.map((record) => [record.row, record.kind === 'record' ? record.bytes.toString() : `! ${record.reason}`]);

describe('RecordSplitter', () => {
  it('splits lines, counts blank ones, and accepts a last one without a line end', () => {
    expect(texts(split('a\r\n\nb\nc', 3))).toEqual([
      [1, 'a'],
      [3, 'b'],
      [4, 'c'],
    ]);
  });

  it('keeps line ends inside quoted cells, and reads a quote inside a cell literally', () => {
    expect(texts(split('1,"a\nb ""c"" d",2\n7" screen,x\n"y"\n', 4))).toEqual([
      [1, '1,"a\nb ""c"" d",2'],
      [2, '7" screen,x'],
      [3, '"y"'],
    ]);
  });

  it('ignores quotes in JSON Lines', () => {
    expect(texts(split('"a\nb"\n', 2, false))).toEqual([
      [1, '"a'],
      [2, 'b"'],
    ]);
  });

  it('refuses a record that is too long and goes on after its line', () => {
    expect(texts(split(`a\n${'x'.repeat(5000)}\nb\n`, 64))).toEqual([
      [1, 'a'],
      [2, '! is longer than 1000 bytes'],
      [3, 'b'],
    ]);
  });

  it('refuses a row with an unclosed quote and accepts the rows after it', () => {
    expect(texts(split('a\n1,"open\nb\nc\n', 5))).toEqual([
      [1, 'a'],
      [2, '! has a quote that is never closed'],
      [3, 'b'],
      [4, 'c'],
    ]);
    const many = Array.from({ length: 300 }, (_, index) => `row ${index}`);
    const records = texts(split(`1,"open\n${many.join('\n')}\n`, 100));
    expect(records[0]).toEqual([1, '! has a quote that is never closed']);
    expect(records.slice(1).map(([, text]) => text)).toEqual(many);
  });

  it('goes on in the next line when a quoted cell runs over it and text follows the quote', () => {
    expect(texts(split('1,"open,x\n2,b,c\n3,"d",e\n4,f,g\n', 5))).toEqual([
      [1, '! has a quote that is never closed'],
      [2, '2,b,c'],
      [3, '3,"d",e'],
      [4, '4,f,g'],
    ]);
  });

  it('passes on a last line that is cut inside a quote as incomplete', () => {
    expect(split('a\n1,"open', 3)).toMatchObject([
      { kind: 'record', row: 1, isComplete: true },
      { kind: 'record', row: 2, isComplete: false },
    ]);
  });

  it.each(['1,"open', '"', 'a\n"open', '"a\n"'])('terminates on a file that ends with %j', (file) => {
    const splitter = new RecordSplitter({ hasQuotedCells: true, maxRecordBytes: 1000 });
    const pushed = [...splitter.push(Buffer.from(file))];
    const left = splitter.end();
    // One step per line is enough, so the next step must be the last. In an endless loop, it wouldn't be.
    for (const _ of file.split('\n').slice(pushed.length)) left.next();
    expect(left.next().done).toBe(true);
  });

  it('yields the same records however the bytes are chunked', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\n', ',', 'é', '\r'), maxLength: 6 });
    const text = fc
      .array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 6 })
      .map((rows) =>
        rows.map((cells) => cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')).join('\n'),
      );
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 9 }), (file, chunkSize) => {
        expect(texts(split(file, chunkSize))).toEqual(texts(split(file, 10_000)));
      }),
    );
  });
});
