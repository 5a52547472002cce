import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { minimalSite } from '../testing/minimal-site.ts';
import { openPublishedSites } from './published-sites.ts';
import { createSiteRegistry, type SiteRegistry } from './site-registry.ts';
import { createSiteVersionStore, type SiteVersionStore } from './site-version-store.ts';
import { publishedVersions } from './tables.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const visibleWithinMs = 1000;

describe.each(testDatabases)('published sites: $name', ({ open }) => {
  let test: TestDatabase;
  let versions: SiteVersionStore;
  let nodes: readonly SiteRegistry[];
  beforeAll(async () => {
    test = await open();
    versions = createSiteVersionStore(test.database.primary, publishedVersions);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.delete(publishedVersions);
    await publish('acme-cars', 'one', { name: 'Acme' });
  });
  afterEach(() => {
    for (const node of nodes) node.close();
    nodes = [];
  });

  const publish = (siteSlug: string, version: string, changes = {}) =>
    versions.add([{ siteSlug, version, files: { 'site.yaml': stringify(minimalSite(siteSlug, 'group', changes)) } }]);
  const startNodes = async (pollMs = 60_000) => {
    const source = openPublishedSites({ database: test.database, versions, pollMs });
    nodes = await Promise.all([1, 2].map(() => createSiteRegistry({ source, log, versions })));
    return nodes;
  };
  const namesOf = (slug: string) => nodes.map((node) => node.bySlug(slug)?.name);

  it('are served by every node, and a new version within a second', async () => {
    await startNodes();
    expect(namesOf('acme-cars')).toEqual(['Acme', 'Acme']);
    await publish('acme-cars', 'two', { name: 'Acme and Sons' });
    await publish('best-vans', 'one', { name: 'Best' });
    await vi.waitFor(() => {
      expect(namesOf('acme-cars')).toEqual(['Acme and Sons', 'Acme and Sons']);
      expect(namesOf('best-vans')).toEqual(['Best', 'Best']);
    }, visibleWithinMs);
    // Only publishing adds a version; serving doesn't.
    expect((await versions.list('acme-cars')).map(({ version }) => version)).toEqual(['two', 'one']);
  });

  it('go back when an older version is published again', async () => {
    await publish('acme-cars', 'two', { name: 'Acme and Sons' });
    await startNodes();
    const older = await versions.find('acme-cars', 'one');
    if (older !== undefined) await versions.add([older]);
    await vi.waitFor(() => expect(namesOf('acme-cars')).toEqual(['Acme', 'Acme']), visibleWithinMs);
  });

  it('are no longer served once they are removed', async () => {
    await publish('best-vans', 'one');
    await startNodes();
    expect(await versions.remove('best-vans')).toBe(true);
    await vi.waitFor(() => expect(namesOf('best-vans')).toEqual([undefined, undefined]), visibleWithinMs);
    expect(nodes.map((node) => node.byHost('best-vans.localhost'))).toEqual([undefined, undefined]);
    expect(await versions.remove('best-vans')).toBe(false);
  });

  it('are served once another site that had their host is removed', async () => {
    await publish('best-vans', 'one', { hosts: ['www.vans.example'] });
    await startNodes();
    await publish('new-vans', 'one', { hosts: ['www.vans.example'] });
    await vi.waitFor(() => expect(nodes.map((node) => node.counts().leftOut)).toEqual([1, 1]), visibleWithinMs);
    await versions.remove('best-vans');
    await vi.waitFor(() => {
      expect(nodes.map((node) => node.byHost('www.vans.example')?.slug)).toEqual(['new-vans', 'new-vans']);
    }, visibleWithinMs);
    await versions.remove('new-vans');
  });

  it('start with the newest version that can be used', async () => {
    await publish('acme-cars', 'two', { unknownSwitch: true });
    const [node] = await startNodes();
    expect(namesOf('acme-cars')).toEqual(['Acme', 'Acme']);
    expect(node?.counts()).toEqual({ served: 1, outdated: 1, leftOut: 0 });
  });

  it('are left out with their hosts if no version can be used, until one is published that can', async () => {
    await publish('new-utes', 'one', { unknownSwitch: true });
    const started = await startNodes();
    const leftOut = () => started.map((node) => node.isLeftOut('www.new-utes.example'));
    expect(leftOut()).toEqual([true, true]);
    await publish('old-utes', 'one', { unknownSwitch: true });
    await vi.waitFor(() => expect(started[0]?.isLeftOut('www.old-utes.example')).toBe(true), visibleWithinMs);
    await publish('new-utes', 'two');
    await vi.waitFor(() => expect(leftOut()).toEqual([false, false]), visibleWithinMs);
    await versions.remove('old-utes');
    await vi.waitFor(() => expect(started[0]?.isLeftOut('www.old-utes.example')).toBe(false), visibleWithinMs);
    await versions.remove('new-utes');
  });

  it('count as outdated while they are read again', async () => {
    const source = openPublishedSites({ database: test.database, versions });
    const counted: (number | undefined)[] = [];
    const open = (slug: string) => {
      counted.push(nodes[0]?.counts().outdated);
      return source.open(slug);
    };
    await publish('acme-cars', 'two', { unknownSwitch: true });
    nodes = [await createSiteRegistry({ source: { ...source, open }, log, versions })];
    counted.length = 0;
    await publish('acme-cars', 'three', { unknownSwitch: true });
    await vi.waitFor(() => expect(counted.length).toBeGreaterThan(0));
    expect(new Set(counted)).toEqual(new Set([1]));
  });

  it('are caught up on when a notification is lost', async () => {
    const deaf = { ...test.database, subscribe: () => () => undefined };
    const source = openPublishedSites({ database: deaf, versions, pollMs: 50 });
    nodes = [await createSiteRegistry({ source, log, versions })];
    await publish('acme-cars', 'two', { name: 'Acme and Sons' });
    await vi.waitFor(() => expect(namesOf('acme-cars')).toEqual(['Acme and Sons']), visibleWithinMs);
  });
});
