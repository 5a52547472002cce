import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createSiteVersionStore, keptVersions, type SiteVersionStore } from './site-version-store.ts';
import { publishedVersions, servedVersions } from './tables.ts';

describe.each(testDatabases)('versions of sites: $name', ({ open }) => {
  let test: TestDatabase;
  let store: SiteVersionStore;
  beforeAll(async () => {
    test = await open();
    store = createSiteVersionStore(test.database.primary, servedVersions);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.delete(servedVersions);
  });

  const add = (siteSlug: string, version: string) =>
    store.add([{ siteSlug, version, files: { 'site.yaml': `version: ${version}` } }]);

  it('that were served are never those that were published', async () => {
    await add('wattle', 'one');
    const published = createSiteVersionStore(test.database.primary, publishedVersions);
    expect([await published.listLatest(), await published.list('wattle')]).toEqual([new Map(), []]);
  });

  it('are found by site, the one served last first', async () => {
    expect(await store.findLatest('wattle')).toBeUndefined();
    await add('wattle', 'one');
    await add('wattle', 'two');
    await add('banksia', 'other');
    const two = { siteSlug: 'wattle', version: 'two', files: { 'site.yaml': 'version: two' } };
    expect(await store.findLatest('wattle')).toEqual(two);
    await add('wattle', 'one');
    expect((await store.findLatest('wattle'))?.version).toBe('one');
    expect(await store.listLatest()).toEqual(
      new Map([
        ['banksia', 'other'],
        ['wattle', 'one'],
      ]),
    );
  });

  it('are added for many sites at once', async () => {
    const files = { 'site.yaml': '' };
    await store.add(['a', 'b', 'c'].map((siteSlug) => ({ siteSlug, version: `of ${siteSlug}`, files })));
    expect([...(await store.listLatest())].sort()).toEqual([
      ['a', 'of a'],
      ['b', 'of b'],
      ['c', 'of c'],
    ]);
  });

  it('are in the order in which they were added, even if the clock was set back', async () => {
    await add('saltbush', 'first');
    await test.database.primary.update(servedVersions).set({ latestAt: '2099-01-01T00:00:00Z' });
    await add('saltbush', 'second');
    expect((await store.list('saltbush')).map(({ version }) => version)).toEqual(['second', 'first']);
    await add('saltbush', 'first');
    expect((await store.findLatest('saltbush'))?.version).toBe('first');
  });

  it('are bounded for each site', async () => {
    await add('banksia', 'other');
    for (let at = 0; at <= keptVersions; at++) await add('wattle', `version ${at}`);
    const rows = await test.database.primary.select().from(servedVersions);
    const versions = rows.filter(({ siteSlug }) => siteSlug === 'wattle').map(({ version }) => version);
    expect(versions).toHaveLength(keptVersions);
    expect(versions).not.toContain('version 0');
    expect(rows).toHaveLength(keptVersions + 1);
  });
});
