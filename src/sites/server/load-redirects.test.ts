import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { loadSite } from '../testing/load-site.ts';
import { minimalSite } from '../testing/minimal-site.ts';

let folder: string;

beforeEach(async () => {
  folder = join(makeTemporaryFolder('redirects'), 'acme-cars');
  await mkdir(join(folder, 'content'), { recursive: true });
  await mkdir(join(folder, 'blog'));
  const tile = { title: 'Kia', slug: 'kia', description: 'Cars' };
  const content = { brandGroups: [{ title: 'Cars', tiles: [tile] }] };
  await writeFile(join(folder, 'site.yaml'), stringify(minimalSite('acme-cars', 'group', { content })));
  await writeFile(join(folder, 'content', 'about-us.md'), '---\ntitle: About\ndescription: Us\n---\nHello.\n');
  const post = ['title: Towing', 'summary: How', 'date: "2026-01-02"', 'author: Us', 'tags: [Advice]'];
  await writeFile(join(folder, 'blog', 'towing.md'), ['---', ...post, '---', 'Slowly.', ''].join('\n'));
});

const load = async (...rows: readonly object[]) => {
  await writeFile(join(folder, 'redirects.yaml'), stringify(rows));
  return loadSite(folder);
};

describe('redirects.yaml of a site', () => {
  it.each(['/about-us', '/blog/towing', '/kia/overview', '/locations/moorooka', '/Contact-Us/moorooka/'])(
    'refuses %s, which would hide a page, with its line',
    async (from) => {
      expect(await load({ from: '/old', to: '/' }, { from, to: '/dealerships' })).toEqual({
        kind: 'refused',
        message: expect.stringContaining(`redirects.yaml can't be used:\n  line 3, [1].from: '${from}' would hide`),
      });
    },
  );

  it('accepts addresses next to pages of locations, brands and posts', async () => {
    const froms = ['/locations/rocklea', '/ldv/overview', '/blog/caravans', '/about'];
    const loaded = await load(...froms.map((from) => ({ from, to: '/dealerships' })));
    expect(loaded.kind === 'site' && Object.keys(loaded.site.redirects)).toEqual(froms);
  });
});
