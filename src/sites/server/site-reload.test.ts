import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { minimalSite } from '../testing/minimal-site.ts';
import { nextChange } from '../testing/next-change.ts';
import { prepareSiteRegistry } from '../testing/prepare-site-registry.ts';
import { openSitesDir } from './site-source.ts';

const { sites, refused, start, close } = prepareSiteRegistry();

describe('while serving', () => {
  it('reloads a changed file and leaves other sites unchanged [B0.02]', async () => {
    const running = await start();
    const [acmeBefore, bestBefore] = running.all();
    const change = nextChange(running);
    await sites.write('acme-cars', { search: { soldWindowDays: 11 } });
    expect((await change).slug).toBe('acme-cars');
    expect(running.bySlug('acme-cars')?.config.search.soldWindowDays).toBe(11);
    expect(running.byHost('www.acme-cars.example')?.config.search.soldWindowDays).toBe(11);
    expect(running.bySlug('acme-cars')?.configVersion).not.toBe(acmeBefore?.configVersion);
    expect(running.bySlug('best-vans')).toBe(bestBefore);
  });

  it.each([0, 1, 2, 3, 5, 8, 13, 21])(
    'serves what was changed %i ms after it began to start [B0.02]',
    async (delayMs) => {
      const starting = start();
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      // Renames a complete file into place, because a server that starts would refuse a half-written one.
      const file = sites.fileOf('best-vans');
      await writeFile(`${file}.new`, stringify(minimalSite('best-vans', 'group', { search: { soldWindowDays: 11 } })));
      await rename(`${file}.new`, file);
      const running = await starting;
      await expect.poll(() => running.bySlug('best-vans')?.config.search.soldWindowDays, { timeout: 5_000 }).toBe(11);
    },
  );

  it('shows new media in the same moment as the new version, and none of a broken file', async () => {
    const shown: (string | undefined)[] = [];
    const prepared: string[] = [];
    const running = await start({
      prepareMedia: async ({ slug, name }) => {
        prepared.push(`${slug} ${name}`);
        return () => shown.push(running.bySlug(slug)?.name);
      },
    });
    const seen: number[] = [];
    running.onChanged(() => seen.push(shown.length));
    const changed = nextChange(running);
    await sites.write('acme-cars', { name: 'Acme' });
    await changed;
    expect([prepared, shown, seen]).toEqual([['acme-cars Acme'], ['The dealer acme-cars'], [1]]);
    await sites.write('acme-cars', { unknownSwitch: true });
    await refused.promise;
    expect(prepared).toHaveLength(1);
  });

  it('refuses a broken file, keeps the site, and reloads it once it is fixed [B0.02]', async () => {
    const running = await start();
    const before = running.bySlug('acme-cars');
    await sites.write('acme-cars', { search: { soldWindowDays: 'many' } });
    const { fields, message } = await refused.promise;
    expect(fields).toEqual({ site: 'acme-cars' });
    expect(message).toMatch(/search\.soldWindowDays: "many" is not allowed\n {6}allowed: a whole number from 0 to 60/);
    expect(running.bySlug('acme-cars')).toBe(before);

    const change = nextChange(running);
    await sites.write('acme-cars', { search: { soldWindowDays: 5 } });
    expect((await change).config.search.soldWindowDays).toBe(5);
  });

  it('keeps a site whose file was deleted', async () => {
    const running = await start();
    await rm(sites.fileOf('acme-cars'));
    expect((await refused.promise).message).toMatch(
      /there is no such file\n {2}The site keeps its last good configuration\./,
    );
    expect(running.byHost('acme-cars.localhost')?.slug).toBe('acme-cars');
  });

  it('reloads a folder that is removed and restored', async () => {
    const running = await start();
    await rename(join(sites.path, 'acme-cars'), join(sites.path, '.acme-cars'));
    await refused.promise;
    const back = nextChange(running);
    await sites.write('acme-cars', { search: { pageSize: 10 } });
    expect((await back).config.search.pageSize).toBe(10);
    const changed = nextChange(running);
    await sites.write('acme-cars', { search: { pageSize: 11 } });
    expect((await changed).config.search.pageSize).toBe(11);
  });

  it('refuses a change that takes the host of another site', async () => {
    const running = await start();
    await sites.write('acme-cars', { hosts: ['www.best-vans.example'] });
    expect((await refused.promise).message).toMatch(/belongs to the site best-vans/);
    expect(running.byHost('www.best-vans.example')?.slug).toBe('best-vans');
  });

  it('loads a refused site once the other gives up the host [B0.02]', async () => {
    const running = await start();
    await sites.write('acme-cars', { hosts: ['www.best-vans.example'] });
    await refused.promise;
    const changed: string[] = [];
    const both = new Promise<void>((resolve) => {
      running.onChanged(({ slug }) => changed.push(slug) === 2 && resolve());
    });
    await sites.write('best-vans', { hosts: ['vans.example'] });
    await both;
    expect(changed).toEqual(['best-vans', 'acme-cars']);
    expect(running.byHost('www.best-vans.example')?.slug).toBe('acme-cars');
    expect(running.byHost('www.acme-cars.example')).toBeUndefined();
  });

  it('refuses a change that takes the website id of another site', async () => {
    const running = await start();
    const taken = running.bySlug('best-vans')?.websiteId;
    await sites.write('acme-cars', { websiteId: taken });
    expect((await refused.promise).message).toMatch(/belongs to the site best-vans/);
    expect(running.bySlug('acme-cars')?.websiteId).not.toBe(taken);
  });

  it('reloads a file that is replaced by renaming, repeatedly', async () => {
    const running = await start();
    for (const pageSize of [10, 11, 12]) {
      const change = nextChange(running);
      const temporary = join(sites.path, 'acme-cars', '.site.yaml.swp');
      await writeFile(temporary, stringify(minimalSite('acme-cars', 'group', { search: { pageSize } })));
      await rename(temporary, sites.fileOf('acme-cars'));
      expect((await change).config.search.pageSize).toBe(pageSize);
    }
  });

  it('serves an added site, and a page added to it', async () => {
    const running = await start();
    const added = nextChange(running);
    await sites.write('cheap-utes');
    expect((await added).slug).toBe('cheap-utes');
    expect(running.byHost('cheap-utes.localhost')).toBeDefined();

    const content = join(sites.path, 'cheap-utes', 'content');
    const withPage = nextChange(running);
    await mkdir(content);
    await writeFile(join(content, 'about-us.md'), '---\ntitle: About\ndescription: Us\n---\nWe sell utes.\n');
    const text = { kind: 'text', html: '<p>We sell utes.</p>\n' };
    expect((await withPage).content['about-us']?.blocks).toEqual([text]);

    const withSale = nextChange(running);
    await mkdir(join(content, 'pages'));
    await writeFile(join(content, 'pages', 'eofy-2026.md'), '---\ntitle: Sale\ndescription: June\n---\nUtes.\n');
    expect((await withSale).content['pages/eofy-2026']?.title).toBe('Sale');
  });

  it('gives the same configuration the same version in every process', async () => {
    const first = (await start()).all().map(({ configVersion }) => configVersion);
    close();
    expect((await start()).all().map(({ configVersion }) => configVersion)).toEqual(first);
  });
});

it('logs the error with its stack if the watched folder can no longer be read', async () => {
  const source = openSitesDir(sites.path);
  let report: ((error: unknown) => void) | undefined;
  await start({
    source: {
      ...source,
      watch: (onChange, onError) => {
        report = onError;
        return source.watch(onChange, onError);
      },
    },
  });
  const error = new Error('EIO');
  report?.(error);
  expect(await refused.promise).toEqual({ fields: { err: error }, message: 'site files could not be read' });
});
