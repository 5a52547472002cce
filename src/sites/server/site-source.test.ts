import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { openSitesDir } from './site-source.ts';

const openFolders = () => {
  const folder = makeTemporaryFolder('sites');
  mkdirSync(join(folder, 'sites', 'wattle'), { recursive: true });
  mkdirSync(join(folder, 'sites', '.git'));
  mkdirSync(join(folder, 'private'));
  writeFileSync(join(folder, 'sites', 'notes.txt'), '');
  return openSitesDir(join(folder, 'sites'));
};

it('opens only the folders that it lists', async () => {
  const source = openFolders();
  expect(await source.listSlugs()).toEqual(['wattle']);
  expect(await source.open('wattle')).toMatchObject({ path: expect.stringMatching(/wattle$/) });
});

it.each(['missing', 'notes.txt', '.git', '', '.', '..', '../private', 'wattle/..', 'wattle/'])(
  'opens no site for %j',
  async (slug) => {
    expect(await openFolders().open(slug)).toBeUndefined();
  },
);
