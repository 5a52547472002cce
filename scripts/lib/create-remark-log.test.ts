import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createRemarkLog } from './create-remark-log.ts';

it('says the same of many rows once, and writes every row to the report', () => {
  const written: string[] = [];
  const report = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk));
      done();
    },
  });
  const log = createRemarkLog({ kind: 'warned', title: 'Look at them', isGrouped: false, report });
  expect(log.format()).toBeUndefined();
  for (const row of [2, 3, 4]) log.add({ row, column: 'Images', reason: 'no host', stockNumber: `U${row}` });
  log.add({ row: 5, column: null, reason: 'has 3 cells', stockNumber: null });
  expect(log.format()).toBe('Look at them:\n  3 rows (U2, U3, U4), Images: no host\n  row 5: has 3 cells');
  expect(written).toHaveLength(4);
  for (let row = 6; row < 40; row += 1) log.add({ row, column: 'DAP', reason: `${row} dollars`, stockNumber: null });
  expect(log.format()?.split('\n').at(-1)).toBe('  and 16 more; --report FILE writes them all');
});

it('says the same of different cells once, with the first three cars and cells', () => {
  const log = createRemarkLog({ kind: 'warned', title: 'Look at them', isGrouped: true, report: undefined });
  const plates = ['123ABC exp 03/27', '789 "GHI"', 'x', '1'];
  for (const [row, plate] of plates.entries()) {
    log.add({ row, column: 'Exp', reason: `${JSON.stringify(plate)} is no day`, stockNumber: `U${row}` });
  }
  log.add({ row: 9, column: 'Price', reason: '"x" is no day', stockNumber: null });
  expect(log.format()).toBe(
    'Look at them:\n  4 rows (U0, U1, U2 and 1 more), Exp: "123ABC exp 03/27", "789 \\"GHI\\"", "x" … is no day\n  row 9, Price: "x" is no day',
  );
});
