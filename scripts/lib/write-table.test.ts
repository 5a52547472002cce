import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSitesDir } from '#src/sites/server/site-source.ts';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { assertSiteExists } from './assert-site-exists.ts';
import { maxTableRows, writeTable } from './write-table.ts';

const folder = makeTemporaryFolder('write-table');

const write = async (name: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<string> => {
  const printed: string[] = [];
  const file = join(folder, name);
  await writeTable({ file, rows, noun: { one: 'prize', many: 'prizes' }, print: (line) => void printed.push(line) });
  return printed.join('\n');
};

it('is readable to its owner only, even over a file that others could read, and escapes formulas', async () => {
  const file = join(folder, 'open.csv');
  writeFileSync(file, 'old', { mode: 0o644 });
  expect(await write('open.csv', [{ name: '=HYPERLINK("x")', phone: '+61412345678' }])).toContain('1 prize written to');
  expect(readFileSync(file, 'utf8')).toBe(`name,phone\r\n"'=HYPERLINK(""x"")",'+61412345678\r\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('writes no file for no rows, names a folder that is missing, and leaves no partial file', async () => {
  expect(await write('empty.csv', [])).toContain('0 prizes: ');
  expect(existsSync(join(folder, 'empty.csv'))).toBe(false);
  await expect(write('nowhere/a.csv', [{ a: 1 }])).rejects.toThrow('a.csv (ENOENT). Check that its folder exists');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('says that a full file may leave rows out', async () => {
  const rows = Array.from({ length: maxTableRows }, (_, number) => ({ number }));
  expect(await write('full.csv', rows)).toBe(
    `100,000 prizes written to ${join(folder, 'full.csv')}.\nA file holds the newest 100,000 prizes. If there are more, export each site with --site.`,
  );
  expect(await write('fewer.csv', rows.slice(1))).toBe(`99,999 prizes written to ${join(folder, 'fewer.csv')}.`);
});

it('refuses an unknown site and lists the sites', async () => {
  await expect(assertSiteExists(openSitesDir('sites'), 'wattle-goup')).rejects.toThrow(
    'no site wattle-goup. Use one of banksia-used,',
  );
  await expect(assertSiteExists(openSitesDir('sites'), 'wattle-group')).resolves.toBeUndefined();
  await expect(assertSiteExists(openSitesDir('sites'), undefined)).resolves.toBeUndefined();
});
