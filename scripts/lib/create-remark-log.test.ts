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
  const log = createRemarkLog({ kind: 'warned', title: 'Look at them', report });
  expect(log.format()).toBeUndefined();
  for (const row of [2, 3, 4]) log.add({ row, column: 'Images', reason: 'no host', stockNumber: `U${row}` });
  log.add({ row: 5, column: null, reason: 'has 3 cells', stockNumber: null });
  expect(log.format()).toBe('Look at them:\n  row 2 (U2), Images: no host (and 2 more rows)\n  row 5: has 3 cells');
  expect(written).toHaveLength(4);
  for (let row = 6; row < 40; row += 1) log.add({ row, column: 'DAP', reason: `${row} dollars`, stockNumber: null });
  expect(log.format()?.split('\n').at(-1)).toBe('  and 16 more; --report FILE writes them all');
});
