import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/make-temporary-folder.ts';
import { openMailFolder } from './mail-folder.ts';

const moment = new Date('2026-11-20T00:00:00Z');
const openFolder = (files: Readonly<Record<string, number>>) => {
  const folder = makeTemporaryFolder('kept-mails');
  for (const [name, ageMs] of Object.entries(files)) {
    writeFileSync(join(folder, name), 'mail');
    const written = new Date(moment.getTime() - ageMs);
    utimesSync(join(folder, name), written, written);
  }
  return { folder, mails: openMailFolder(folder), names: () => readdirSync(folder).sort() };
};

it('purges only mails older than a moment, including partly written ones', async () => {
  const { mails, names } = openFolder({ 'a.eml': 1, '.b.part': 1, 'c.eml': 0, 'notes.txt': 1 });
  expect(await mails.purgeBefore(moment)).toBe(2);
  expect(names()).toEqual(['c.eml', 'notes.txt']);
});

it('finds and deletes mails by name', async () => {
  const { folder, mails, names } = openFolder({ 'a.eml': 1, '.a.part': 1, 'a.12345678.eml': 1, 'b.eml': 1 });
  const found = await mails.find(['a']);
  expect(found.map((path) => path.slice(folder.length + 1)).sort()).toEqual(['.a.part', 'a.12345678.eml', 'a.eml']);
  await mails.purge(found);
  expect(names()).toEqual(['b.eml']);
});

it('finds nothing without a folder', async () => {
  const mails = openMailFolder(join(makeTemporaryFolder('kept-mails'), 'nowhere'));
  expect([await mails.find(['a']), await mails.purgeBefore(moment)]).toEqual([[], 0]);
});
