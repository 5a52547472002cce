import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import type { RawObject } from '../config/merge-layers.ts';
import type { ResolvedSite } from '../config/resolved-site.ts';
import { minimalSite } from '../testing/minimal-site.ts';
import { SiteFilesError } from './load-sites.ts';
import { createSiteRegistry, type SiteRegistry } from './site-registry.ts';

interface LogLine {
  readonly fields: object;
  readonly message: string;
}

let sitesDir: string;
let registry: SiteRegistry | undefined;
let refused: PromiseWithResolvers<LogLine>;

const log = {
  info: () => {},
  error: (fields: object, message: string) => refused.resolve({ fields, message }),
};

const fileOf = (slug: string) => join(sitesDir, slug, 'site.yaml');

const writeSite = async (slug: string, changes: RawObject = {}): Promise<void> => {
  await mkdir(join(sitesDir, slug), { recursive: true });
  await writeFile(fileOf(slug), stringify(minimalSite(slug, 'group', changes)));
};

const start = async (): Promise<SiteRegistry> => {
  registry = await createSiteRegistry({ sitesDir, log });
  return registry;
};

const nextChange = (of: SiteRegistry): Promise<ResolvedSite> =>
  new Promise((resolve) => {
    const end = of.onChanged((site) => {
      end();
      resolve(site);
    });
  });

beforeEach(async () => {
  sitesDir = makeTemporaryFolder('sites');
  refused = Promise.withResolvers();
  await writeSite('acme-cars');
  await writeSite('best-vans');
});

afterEach(() => {
  registry?.close();
  registry = undefined;
});

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

  it('knows no other host', async () => {
    const { byHost } = await start();
    for (const host of [undefined, '', 'localhost', 'acme-cars', 'x.acme-cars.localhost', '127.0.0.1', '__proto__']) {
      expect(byHost(host)).toBeUndefined();
    }
  });
});

describe('starting with a broken file', () => {
  it('stops with file, line, path and what is allowed, for every file at once', async () => {
    await writeFile(fileOf('acme-cars'), `${stringify(minimalSite('acme-cars'))}search:\n  pageSizes: 20\n`);
    await writeFile(fileOf('best-vans'), 'slug: best-vans\nslug: best-vans\n');
    const error = await start().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SiteFilesError);
    const { message } = error as SiteFilesError;
    expect(message).toMatch(
      /acme-cars\/site\.yaml cannot be used:\n {2}line \d+, search\.pageSizes: unknown key 'pageSizes'; did you mean 'pageSize'\?\n {6}allowed: path, /,
    );
    expect(message).toMatch(/best-vans\/site\.yaml cannot be used:\n {2}Map keys must be unique at line 2/);
  });

  it('names the line of the fault', async () => {
    const text = stringify(minimalSite('acme-cars')).replace('websiteId:', 'timezone: x\nwebsiteId:');
    const line = text.split('\n').findIndex((words) => words.startsWith('timezone')) + 1;
    await writeFile(fileOf('acme-cars'), text);
    await expect(start()).rejects.toThrow(`line ${line}, timezone: unknown key 'timezone'; did you mean 'timeZone'?`);
  });

  it('lets no two sites share a host [B0.01]', async () => {
    await writeSite('best-vans', { hosts: ['www.acme-cars.example'] });
    await expect(start()).rejects.toThrow("host 'www.acme-cars.example' belongs to the site acme-cars");
  });

  it('lets no site take the local host of another, nor its public address [B0.01, B3.25]', async () => {
    await writeSite('best-vans', { hosts: ['acme-cars.localhost'], url: 'https://www.acme-cars.example' });
    const error = await start().catch((reason: unknown) => reason);
    expect((error as SiteFilesError).message).toMatch(
      /host 'acme-cars\.localhost' belongs to the site acme-cars\n {2}url 'https:\/\/www\.acme-cars\.example' belongs to the site acme-cars/,
    );
  });

  it('lets no two sites share a website id [B3.25]', async () => {
    await writeSite('acme-cars', { websiteId: 77 });
    await writeSite('best-vans', { websiteId: 77 });
    await expect(start()).rejects.toThrow("websiteId '77' belongs to the site acme-cars");
  });

  it('wants the slug to be the name of the folder [B0.01]', async () => {
    await writeSite('best-vans', { slug: 'worst-vans' });
    await expect(start()).rejects.toThrow("slug 'worst-vans' differs from the name of its folder");
  });

  it('refuses a folder without a file, and a page without a title', async () => {
    await rm(fileOf('best-vans'));
    await mkdir(join(sitesDir, 'acme-cars', 'content'));
    await writeFile(join(sitesDir, 'acme-cars', 'content', 'about-us.md'), 'About us');
    await expect(start()).rejects.toThrow(
      /about-us\.md cannot be used:\n {2}needs --- lines[\s\S]*there is no such file/,
    );
  });

  it('is not led by a bomb of aliases', async () => {
    const bomb = Array.from(
      { length: 9 },
      (_, level) => `a${level + 1}: &a${level + 1} [${Array(9).fill(`*a${level}`)}]`,
    );
    await writeFile(fileOf('acme-cars'), ['a0: &a0 [x]', ...bomb].join('\n'));
    await expect(start()).rejects.toThrow(/acme-cars\/site\.yaml cannot be used/);
  });
});

describe('while serving', () => {
  it('reads a changed file again and leaves every other site as it was [B0.02]', async () => {
    const running = await start();
    const [acmeBefore, bestBefore] = running.all();
    const change = nextChange(running);
    await writeSite('acme-cars', { search: { soldWindowDays: 11 } });
    expect((await change).slug).toBe('acme-cars');
    expect(running.bySlug('acme-cars')?.config.search.soldWindowDays).toBe(11);
    expect(running.byHost('www.acme-cars.example')?.config.search.soldWindowDays).toBe(11);
    expect(running.bySlug('acme-cars')?.configVersion).not.toBe(acmeBefore?.configVersion);
    expect(running.bySlug('best-vans')).toBe(bestBefore);
  });

  it('refuses a broken file, keeps the site as it was, and reads it once it is mended [B0.02]', async () => {
    const running = await start();
    const before = running.bySlug('acme-cars');
    await writeSite('acme-cars', { search: { soldWindowDays: 'many' } });
    const { fields, message } = await refused.promise;
    expect(fields).toEqual({ site: 'acme-cars' });
    expect(message).toMatch(/search\.soldWindowDays: "many" is not allowed\n {6}allowed: a whole number from 0 to 60/);
    expect(running.bySlug('acme-cars')).toBe(before);

    const change = nextChange(running);
    await writeSite('acme-cars', { search: { soldWindowDays: 5 } });
    expect((await change).config.search.soldWindowDays).toBe(5);
  });

  it('keeps a site whose file is gone', async () => {
    const running = await start();
    await rm(fileOf('acme-cars'));
    expect((await refused.promise).message).toMatch(/there is no such file\n {2}The site stays as it was\./);
    expect(running.byHost('acme-cars.localhost')?.slug).toBe('acme-cars');
  });

  it('follows a folder that is taken away and put back', async () => {
    const running = await start();
    await rename(join(sitesDir, 'acme-cars'), join(sitesDir, '.acme-cars'));
    await refused.promise;
    const back = nextChange(running);
    await writeSite('acme-cars', { search: { pageSize: 10 } });
    expect((await back).config.search.pageSize).toBe(10);
    const changed = nextChange(running);
    await writeSite('acme-cars', { search: { pageSize: 11 } });
    expect((await changed).config.search.pageSize).toBe(11);
  });

  it('refuses a change that takes the host of another site', async () => {
    const running = await start();
    await writeSite('acme-cars', { hosts: ['www.best-vans.example'] });
    expect((await refused.promise).message).toMatch(/belongs to the site best-vans/);
    expect(running.byHost('www.best-vans.example')?.slug).toBe('best-vans');
  });

  it('gives a host to the site that wanted it as soon as the other lets it go [B0.02]', async () => {
    const running = await start();
    await writeSite('acme-cars', { hosts: ['www.best-vans.example'] });
    await refused.promise;
    const changed: string[] = [];
    const both = new Promise<void>((resolve) => {
      running.onChanged(({ slug }) => changed.push(slug) === 2 && resolve());
    });
    await writeSite('best-vans', { hosts: ['vans.example'] });
    await both;
    expect(changed).toEqual(['best-vans', 'acme-cars']);
    expect(running.byHost('www.best-vans.example')?.slug).toBe('acme-cars');
    expect(running.byHost('www.acme-cars.example')).toBeUndefined();
  });

  it('refuses a change that takes the website id of another site', async () => {
    const running = await start();
    const taken = running.bySlug('best-vans')?.websiteId;
    await writeSite('acme-cars', { websiteId: taken });
    expect((await refused.promise).message).toMatch(/belongs to the site best-vans/);
    expect(running.bySlug('acme-cars')?.websiteId).not.toBe(taken);
  });

  it('follows a file that is replaced by renaming, again and again', async () => {
    const running = await start();
    for (const pageSize of [10, 11, 12]) {
      const change = nextChange(running);
      const temporary = join(sitesDir, 'acme-cars', '.site.yaml.swp');
      await writeFile(temporary, stringify(minimalSite('acme-cars', 'group', { search: { pageSize } })));
      await rename(temporary, fileOf('acme-cars'));
      expect((await change).config.search.pageSize).toBe(pageSize);
    }
  });

  it('serves a site whose folder is added, and a page that is added to it', async () => {
    const running = await start();
    const added = nextChange(running);
    await writeSite('cheap-utes');
    expect((await added).slug).toBe('cheap-utes');
    expect(running.byHost('cheap-utes.localhost')).toBeDefined();

    const content = join(sitesDir, 'cheap-utes', 'content');
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
    registry?.close();
    expect((await start()).all().map(({ configVersion }) => configVersion)).toEqual(first);
  });
});
