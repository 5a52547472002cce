import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import type { RemarkTask, Warning } from '../../src/stock-import/rules/row-remark.ts';
import { createWarningLog } from './create-warning-log.ts';

const warn = (reason: string, task?: RemarkTask): Warning => ({
  row: 2,
  column: 'Price',
  reason,
  stockNumber: 'U1',
  ...(task && { task }),
});

it('groups warnings by what to do about them, in the terminal only', () => {
  const written: string[] = [];
  const report = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk));
      done();
    },
  });
  const log = createWarningLog(report);
  expect(log.format(true)).toEqual([]);
  log.add(warn('has no words'));
  log.add(warn('is sold', 'none'));
  expect(log.format(false)).toEqual(['Correct in your own system:\n  row 2 (U1), Price: has no words']);
  log.add(warn('has a word', 'settings'));
  log.add(warn('has no cents'));
  log.add(warn('has no file', 'photos'));
  const groups = [
    'Decide in site.yaml:\n  row 2 (U1), Price: has a word',
    'Add photos:\n  row 2 (U1), Price: has no file',
    'Correct in your own system:\n  row 2 (U1), Price: has no words\n  row 2 (U1), Price: has no cents',
  ];
  expect(log.format(false)).toEqual(groups);
  expect(log.format(true)).toEqual([...groups, 'Nothing to do:\n  row 2 (U1), Price: is sold']);
  expect(written).toHaveLength(5);
  log.add({ ...warn('has no cents'), row: 3, stockNumber: 'U2' });
  expect(log.format(false)[2]).toMatch(/\n {2}2 rows \(U1, U2\), Price: has no cents$/);
  log.add({ ...warn('repeats a few words', 'settings'), row: null, column: 'Caper' });
  expect(log.format(false)[0]).toMatch(/\n {2}Caper: repeats a few words\n/);
});
