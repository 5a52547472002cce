import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { makeSitesFolder, type SitesFolder } from '../testing/make-sites-folder.ts';
import { minimalSite } from '../testing/minimal-site.ts';
import { loadSites } from './load-sites.ts';
import { openSitesDir } from './site-source.ts';

let sites: SitesFolder;

const listRefusals = async (): Promise<string> =>
  (await loadSites(openSitesDir(sites.path))).refused.map(({ message }) => message).join('\n\n');

beforeEach(async () => {
  sites = await makeSitesFolder();
});

describe('a folder of sites', () => {
  it('reports file, line, path and what is allowed for every broken file at once', async () => {
    await writeFile(sites.fileOf('acme-cars'), `${stringify(minimalSite('acme-cars'))}search:\n  pageSizes: 20\n`);
    await writeFile(sites.fileOf('best-vans'), 'slug: best-vans\nslug: best-vans\n');
    const message = await listRefusals();
    expect(message).toMatch(
      /acme-cars\/site\.yaml can't be used:\n {2}line \d+, search\.pageSizes: unknown key 'pageSizes'; did you mean 'pageSize'\?\n {6}allowed: path, /,
    );
    expect(message).toMatch(/best-vans\/site\.yaml can't be used:\n {2}Map keys must be unique at line 2/);
  });

  it('reports the line of a problem', async () => {
    const text = stringify(minimalSite('acme-cars')).replace('websiteId:', 'timezone: x\nwebsiteId:');
    const line = text.split('\n').findIndex((words) => words.startsWith('timezone')) + 1;
    await writeFile(sites.fileOf('acme-cars'), text);
    expect(await listRefusals()).toContain(`line ${line}, timezone: unknown key 'timezone'; did you mean 'timeZone'?`);
  });

  it.each(['Stk #: stock_number', 'Our: price\n    Stk #: stock_number', 'Stk #: stock_number\n    Our: price'])(
    'says that a heading with a # needs quotes in %j',
    async (lines) => {
      const text = `${stringify(minimalSite('acme-cars'))}stockFeed:\n  columns:\n    ${lines}\n`;
      await writeFile(sites.fileOf('acme-cars'), text);
      expect(await listRefusals()).toContain('a name with a # needs quotes: "Stk #": stock_number');
      await writeFile(sites.fileOf('acme-cars'), text.replace('Stk #:', '"Stk #":'));
      expect(await listRefusals()).toBe('');
    },
  );

  it('refuses a shared host [B0.01]', async () => {
    await sites.write('best-vans', { hosts: ['www.acme-cars.example'] });
    expect(await listRefusals()).toContain("host 'www.acme-cars.example' belongs to the site acme-cars");
  });

  it('refuses another site’s local host and public address [B0.01, B3.25]', async () => {
    await sites.write('best-vans', { hosts: ['acme-cars.localhost'], url: 'https://www.acme-cars.example' });
    expect(await listRefusals()).toMatch(
      /host 'acme-cars\.localhost' belongs to the site acme-cars\n {2}url 'https:\/\/www\.acme-cars\.example' belongs to the site acme-cars/,
    );
  });

  it('refuses a shared website id [B3.25]', async () => {
    await sites.write('acme-cars', { websiteId: 77 });
    await sites.write('best-vans', { websiteId: 77 });
    expect(await listRefusals()).toContain("websiteId '77' belongs to the site acme-cars");
  });

  it('requires the folder’s name as slug [B0.01]', async () => {
    await sites.write('best-vans', { slug: 'worst-vans' });
    expect(await listRefusals()).toContain("slug 'worst-vans' differs from the name of its folder");
  });

  it('requires a site file, and a title on every page', async () => {
    await rm(sites.fileOf('best-vans'));
    await mkdir(join(sites.path, 'acme-cars', 'content'));
    await writeFile(join(sites.path, 'acme-cars', 'content', 'about-us.md'), 'About us');
    expect(await listRefusals()).toMatch(
      /about-us\.md can't be used:\n {2}must begin with its settings between two --- lines[\s\S]*there is no such file/,
    );
  });

  it('refuses an alias bomb', async () => {
    const bomb = Array.from(
      { length: 9 },
      (_, level) => `a${level + 1}: &a${level + 1} [${Array(9).fill(`*a${level}`)}]`,
    );
    await writeFile(sites.fileOf('acme-cars'), ['a0: &a0 [x]', ...bomb].join('\n'));
    expect(await listRefusals()).toMatch(/acme-cars\/site\.yaml can't be used:\n.*alias/i);
  });

  it('leaves the other sites alone', async () => {
    await writeFile(sites.fileOf('acme-cars'), 'slug: acme-cars\n');
    const { sites: loaded, refused } = await loadSites(openSitesDir(sites.path));
    expect(loaded.map(({ slug }) => slug)).toEqual(['best-vans']);
    expect(refused.map(({ slug }) => slug)).toEqual(['acme-cars']);
  });

  it('accepts aliases', async () => {
    const text = stringify(minimalSite('acme-cars')).replace(/^tagline:.*\n/m, '');
    const alias = 'tagline: &words Cars and words\nfooter: { sentence: *words }\n';
    await writeFile(sites.fileOf('acme-cars'), text + alias);
    const { sites: loaded } = await loadSites(openSitesDir(sites.path));
    expect(loaded.find(({ slug }) => slug === 'acme-cars')).toMatchObject({
      tagline: 'Cars and words',
      footer: { sentence: 'Cars and words' },
    });
  });

  it.each(['content/about-us.md', 'offers/mats.md', 'redirects.yaml', 'reviews.yaml', 'site.yaml'])(
    'have no file so large that it fills the memory, such as %s',
    async (name) => {
      const file = join(sites.path, 'acme-cars', name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, 'x'.repeat(2_000_001));
      expect(await listRefusals()).toContain(`${name} can't be used:\n  it is 2000001 bytes`);
    },
  );

  it('refuses a folder in place of a page', async () => {
    await mkdir(join(sites.path, 'acme-cars', 'content', 'about-us.md'), { recursive: true });
    expect(await listRefusals()).toContain("about-us.md can't be used:\n  it isn't a file");
  });

  it('refuses an alias bomb in a block', async () => {
    const folder = join(sites.path, 'acme-cars', 'content');
    await mkdir(folder);
    const levels = Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`)}]`);
    const block = ['```block faq', 'a0: &a0 [x]', ...levels, '```'];
    const page = ['---', 'title: About', 'description: Us', '---', ...block, ''].join('\n');
    await writeFile(join(folder, 'about-us.md'), page);
    expect(await listRefusals()).toMatch(/about-us\.md can't be used:\n {2}line 5: .*alias/i);
  });
});
