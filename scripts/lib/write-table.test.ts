import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { explainNothing } from './explain-nothing.ts';
import { writeTable } from './write-table.ts';

const folder = makeTemporaryFolder('write-table');

const write = async (name: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<string> => {
  const told: string[] = [];
  const file = join(folder, name);
  await writeTable({ file, rows, words: ['prize', 'prizes'], print: (line) => void told.push(line) });
  return told.join('\n');
};

it('is for its owner alone, also over a file that others could read, and holds no formula', async () => {
  const file = join(folder, 'open.csv');
  writeFileSync(file, 'old', { mode: 0o644 });
  expect(await write('open.csv', [{ name: '=HYPERLINK("x")', phone: '+61412345678' }])).toContain('1 prize is in');
  expect(readFileSync(file, 'utf8')).toBe(`name,phone\r\n"'=HYPERLINK(""x"")",'+61412345678\r\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('says that nothing was written of nothing, and what is wrong with the place, and leaves no half behind', async () => {
  expect(await write('empty.csv', [])).toContain('0 prizes: ');
  expect(existsSync(join(folder, 'empty.csv'))).toBe(false);
  await expect(write('nowhere/a.csv', [{ a: 1 }])).rejects.toThrow('a.csv cannot be written (ENOENT). Is its folder');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('takes a site that is not there for a slip of the pen, and says which there are', async () => {
  await expect(explainNothing('sites', 'wattle-goup')).rejects.toThrow('no site wattle-goup: there are banksia-used,');
  await expect(explainNothing('sites', 'wattle-group')).resolves.toBeUndefined();
  await expect(explainNothing('sites', undefined)).resolves.toBeUndefined();
});
