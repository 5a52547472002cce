import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { nextChange } from '../testing/next-change.ts';
import { prepareSiteRegistry } from '../testing/prepare-site-registry.ts';
import { createSiteRegistry } from './site-registry.ts';
import { openSitesDir } from './site-source.ts';
import type { SiteVersion, SiteVersionStore } from './site-version-store.ts';

const { sites, refused, log, start: startRegistry, close } = prepareSiteRegistry();
const start = (versions?: SiteVersionStore) => startRegistry(versions && { versions });

const createVersions = () => {
  const kept: SiteVersion[] = [];
  const store: SiteVersionStore = {
    listLatest: async () => new Map(kept.map(({ siteSlug, version }) => [siteSlug, version])),
    findLatest: async (siteSlug) => kept.findLast((version) => version.siteSlug === siteSlug),
    list: async (siteSlug) =>
      kept
        .filter((version) => version.siteSlug === siteSlug)
        .map(({ version }) => ({ version, latestAt: '2026-11-01 00:00:00+00' }))
        .toReversed(),
    find: async (siteSlug, version) => kept.findLast((one) => one.siteSlug === siteSlug && one.version === version),
    remove: async () => false,
    add: async (versions) => void kept.push(...versions),
  };
  return { kept, store };
};

describe('finding a site', () => {
  it('serves many sites, each by its slug and its hosts [B0.01]', async () => {
    const { all, byHost, bySlug } = await start();
    expect(all().map(({ slug }) => slug)).toEqual(['acme-cars', 'best-vans']);
    expect(bySlug('best-vans')?.name).toBe('The dealer best-vans');
    expect(byHost('www.acme-cars.example')?.slug).toBe('acme-cars');
    expect(byHost('WWW.Best-Vans.example.:443')?.slug).toBe('best-vans');
  });

  it('answers at {slug}.localhost on any port [B0.01]', async () => {
    const { byHost } = await start();
    expect(byHost('acme-cars.localhost')?.slug).toBe('acme-cars');
    expect(byHost('acme-cars.localhost:3000')?.slug).toBe('acme-cars');
  });

  it('finds nothing for other hosts', async () => {
    const { byHost } = await start();
    for (const host of [undefined, '', 'localhost', 'acme-cars', 'x.acme-cars.localhost', '127.0.0.1', '__proto__']) {
      expect(byHost(host)).toBeUndefined();
    }
  });
});

describe('a site whose files are broken at the start', () => {
  const breakAcme = () => writeFile(sites.fileOf('acme-cars'), 'slug: acme-cars\n');

  it('is left out, is reported, and all others are served', async () => {
    await breakAcme();
    const { all, counts } = await start();
    expect(all().map(({ slug }) => slug)).toEqual(['best-vans']);
    expect(counts()).toEqual({ served: 1, outdated: 0, leftOut: 1 });
    const { fields, message } = await refused.promise;
    expect(fields).toEqual({ site: 'acme-cars' });
    expect(message).toMatch(/acme-cars\/site\.yaml can't be used:[\s\S]*The site is not served\.$/);
  });

  it.each([
    ['a setting that this version does not know', { unknownSwitch: true }, ''],
    ['a line that cannot be read', {}, 'colours: [\n'],
    ['only its hosts', undefined, 'hosts: [WWW.Acme-Cars.example, 7]\n'],
  ])('is left out with its hosts, if its file has %s', async (_what, changes, line) => {
    if (changes !== undefined) await sites.write('acme-cars', changes);
    await writeFile(sites.fileOf('acme-cars'), line, { flag: changes === undefined ? 'w' : 'a' });
    const { isLeftOut, counts } = await start();
    expect(counts()).toEqual({ served: 1, outdated: 0, leftOut: 1 });
    expect(['www.acme-cars.example:443', 'ACME-CARS.localhost'].map(isLeftOut)).toEqual([true, true]);
    expect([undefined, '', 'www.best-vans.example', 'none.example'].map(isLeftOut)).toEqual(Array(4).fill(false));
  });

  it('has its {slug}.localhost alone, if its file cannot be read at all', async () => {
    await rm(sites.fileOf('acme-cars'));
    const { isLeftOut } = await start();
    expect(['acme-cars.localhost', 'www.acme-cars.example'].map(isLeftOut)).toEqual([true, false]);
  });

  it('is served as it was last served, pages included', async () => {
    const { store } = createVersions();
    const content = join(sites.path, 'acme-cars', 'content');
    await mkdir(content);
    await writeFile(join(content, 'about-us.md'), '---\ntitle: About\ndescription: Us\n---\nWe sell cars.\n');
    const before = (await start(store)).bySlug('acme-cars');
    close();
    await breakAcme();
    await rm(content, { recursive: true });
    const { bySlug, counts } = await start(store);
    expect(bySlug('acme-cars')).toEqual(before);
    expect(counts()).toEqual({ served: 2, outdated: 1, leftOut: 0 });
    expect((await refused.promise).message).toMatch(/The site keeps its last good configuration\.$/);
  });

  it('is not served as it was found by a start that was refused', async () => {
    const { kept, store } = createVersions();
    const source = openSitesDir(sites.path);
    const assertServable = vi.fn(async () => {
      throw new Error('not ready for production');
    });
    await expect(createSiteRegistry({ source, log, versions: store, assertServable })).rejects.toThrow('not ready');
    expect(assertServable.mock.calls).toMatchObject([[[{ slug: 'acme-cars' }, { slug: 'best-vans' }]]]);
    expect(kept).toEqual([]);
    await breakAcme();
    expect((await start(store)).counts()).toEqual({ served: 1, outdated: 0, leftOut: 1 });
  });

  it('is served again once its file is fixed', async () => {
    await breakAcme();
    const running = await start();
    const change = nextChange(running);
    await sites.write('acme-cars');
    expect((await change).slug).toBe('acme-cars');
    expect(running.counts()).toEqual({ served: 2, outdated: 0, leftOut: 0 });
    expect(running.isLeftOut('acme-cars.localhost')).toBe(false);
  });

  it('is not served under a host that another site has since taken', async () => {
    const { store } = createVersions();
    await start(store);
    close();
    await breakAcme();
    await sites.write('best-vans', { hosts: ['www.acme-cars.example'] });
    const { byHost, counts, isLeftOut } = await start(store);
    expect(byHost('www.acme-cars.example')?.slug).toBe('best-vans');
    expect(isLeftOut('www.acme-cars.example')).toBe(false);
    expect(counts()).toEqual({ served: 1, outdated: 0, leftOut: 1 });
  });

  it('is not served under a host or id of a site that has not changed', async () => {
    const { store } = createVersions();
    await start(store);
    close();
    await sites.write('acme-cars', { hosts: ['www.best-vans.example'] });
    const { byHost, counts } = await start(store);
    expect(byHost('www.best-vans.example')?.slug).toBe('best-vans');
    expect(byHost('www.acme-cars.example')?.slug).toBe('acme-cars');
    expect(counts()).toEqual({ served: 2, outdated: 1, leftOut: 0 });
  });

  it('is left out while kept versions cannot be read', async () => {
    const fail = async () => Promise.reject(new Error('away'));
    await breakAcme();
    const { all } = await start({
      listLatest: fail,
      findLatest: fail,
      list: fail,
      find: fail,
      add: fail,
      remove: fail,
    });
    expect(all().map(({ slug }) => slug)).toEqual(['best-vans']);
  });

  it('stops the start when there is no other', async () => {
    await breakAcme();
    await rm(join(sites.path, 'best-vans'), { recursive: true });
    await expect(start()).rejects.toThrow(/acme-cars\/site\.yaml can't be used/);
  });
});

describe('what a site is served with', () => {
  it('is kept once, and again when it changes', async () => {
    const { kept, store } = createVersions();
    const running = await start(store);
    const versions = () => kept.map(({ siteSlug, version }) => [siteSlug, version]);
    const first = running.all().map(({ slug, configVersion }) => [slug, configVersion]);
    expect(versions()).toEqual(first);
    close();
    const again = await start(store);
    expect(versions()).toEqual(first);
    const change = nextChange(again);
    await sites.write('acme-cars', { search: { pageSize: 10 } });
    const { configVersion } = await change;
    await expect.poll(() => versions().slice(first.length)).toEqual([['acme-cars', configVersion]]);
    expect(Object.keys(kept.at(-1)?.files ?? {})).toEqual(['site.yaml']);
  });

  it('is kept again when the site returns to it, so that it is the latest', async () => {
    const { kept, store } = createVersions();
    const running = await start(store);
    const first = running.bySlug('acme-cars')?.configVersion;
    for (const changes of [{ search: { pageSize: 10 } }, {}]) {
      const change = nextChange(running);
      await sites.write('acme-cars', changes);
      await change;
    }
    await expect.poll(() => kept.filter(({ siteSlug }) => siteSlug === 'acme-cars').length).toBe(3);
    expect((await store.findLatest('acme-cars'))?.version).toBe(first);
  });

  it('is kept fifty sites at a time', async () => {
    for (let at = 0; at < 58; at++) await sites.write(`dealer-${at}`);
    const sizes: number[] = [];
    const { store } = createVersions();
    await start({ ...store, add: async (versions) => void sizes.push(versions.length) });
    expect(sizes).toEqual([50, 10]);
  });

  it('is not kept, but served, when it is too large', async () => {
    const { kept, store } = createVersions();
    const content = join(sites.path, 'acme-cars', 'content');
    await mkdir(content);
    const page = `---\ntitle: Long\ndescription: Us\n---\n${'x'.repeat(1_900_000)}\n`;
    for (const name of ['a', 'b', 'c', 'd', 'e']) await writeFile(join(content, `${name}.md`), page);
    const { all } = await start(store);
    expect(all().map(({ slug }) => slug)).toEqual(['acme-cars', 'best-vans']);
    expect(kept.map(({ siteSlug }) => siteSlug)).toEqual(['best-vans']);
  });
});
