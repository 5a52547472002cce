import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { decodeEntities } from '#src/ui/testing/decode-entities.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

interface PageHead {
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  readonly metas: (name: string) => readonly string[];
  readonly canonicals: readonly string[];
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
}

const findAll = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => decodeEntities(found));

const readHead = (html: string): PageHead => ({
  titles: findAll(html, /<title>([^<]*)<\/title>/g),
  headings: findAll(html, /<h1[^>]*>(.*?)<\/h1>/gs),
  metas: (name) => findAll(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')),
  canonicals: findAll(html, /<link rel="canonical" href="([^"]*)"/g),
  structuredData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  ),
});

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const findSlug = async (site: string, filter: string): Promise<string> => {
  const { cars } = JSON.parse(
    (await server.get(site, `/api/cars?${new URLSearchParams({ filter, limit: '1' })}`)).body,
  );
  return cars[0].slug;
};

const readPage = async (site: string, path: string): Promise<{ readonly status: number; readonly head: PageHead }> => {
  const { status, body } = await server.get(site, path);
  return { status, head: readHead(body) };
};

const listAddresses = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listAddresses) : [];
};

interface PageKind {
  readonly kind: string;
  readonly findPath: (site: string) => Promise<string>;
  readonly isIndexed: boolean;
  readonly dataTypes: readonly string[];
  readonly hasPicture: boolean;
}

const pageKinds: readonly PageKind[] = [
  { kind: 'home', findPath: async () => '/', isIndexed: true, dataTypes: ['AutoDealer'], hasPicture: true },
  {
    kind: 'search',
    findPath: async () => '/search/mazda',
    isIndexed: true,
    dataTypes: ['BreadcrumbList', 'AutoDealer', 'ItemList'],
    hasPicture: true,
  },
  {
    kind: 'vehicle',
    findPath: async (site) => `/cars/${await findSlug(site, 'status = in_stock AND photos_count > 1')}`,
    isIndexed: true,
    dataTypes: ['Car', 'BreadcrumbList'],
    hasPicture: true,
  },
  {
    kind: 'sold vehicle',
    findPath: async (site) => `/cars/${await findSlug(site, 'status = sold AND photos_count > 1')}`,
    isIndexed: false,
    dataTypes: ['Car', 'BreadcrumbList'],
    hasPicture: true,
  },
  { kind: 'content', findPath: async () => '/about-us', isIndexed: true, dataTypes: [], hasPicture: true },
  {
    kind: 'content without a picture',
    findPath: async () => '/privacy-policy',
    isIndexed: true,
    dataTypes: [],
    hasPicture: false,
  },
];

describe.each(['wattle-group', 'kingfisher-mazda'])('the head of %s', (site) => {
  const { url: siteUrl, name: siteName } = parse(readFileSync(`sites/${site}/site.yaml`, 'utf8'));

  it.each(pageKinds)('names the $kind page at its public address, once and whole [B2.29]', async (page) => {
    const path = await page.findPath(site);
    const { status, head } = await readPage(site, `${path}?utm_source=news`);
    expect(status).toBe(200);
    const address = `${siteUrl}${path}`;
    expect(head.canonicals).toEqual([address]);
    expect(head.metas('og:url')).toEqual([address]);
    expect(head.titles).toEqual([expect.stringContaining(siteName)]);
    expect(head.metas('og:title')).toEqual(head.titles);
    expect(head.metas('og:type')).toEqual(['website']);
    expect(head.metas('description')).toEqual([expect.stringMatching(/.{20}/)]);
    expect(head.metas('og:description')).toEqual(head.metas('description'));
    expect(head.metas('robots')).toEqual(page.isIndexed ? [] : ['noindex']);
    expect(head.headings).toEqual([expect.stringMatching(/\w{3}/)]);
  });

  it.each(pageKinds)('offers a picture of the $kind page by its whole address, where it has one', async (page) => {
    const { head } = await readPage(site, await page.findPath(site));
    expect(head.metas('og:image').map((image) => new URL(image).origin)).toEqual(page.hasPicture ? [siteUrl] : []);
    for (const image of head.metas('og:image')) {
      const answer = await server.get(site, new URL(image).pathname);
      expect([answer.status, answer.headers['content-type']], image).toEqual([200, 'image/jpeg']);
    }
    expect(head.metas('twitter:card')).toEqual([page.hasPicture ? 'summary_large_image' : 'summary']);
  });

  it.each(pageKinds)('describes the $kind page to search engines, with the addresses of this site', async (page) => {
    const { head } = await readPage(site, await page.findPath(site));
    expect(head.structuredData.map((data) => data['@type'])).toEqual(page.dataTypes);
    for (const data of head.structuredData) {
      const origins = listAddresses(data).map((address) => new URL(address).origin);
      expect(origins).toContain(siteUrl);
      expect(origins.filter((origin) => origin.endsWith('.localhost') || origin.includes('127.0.0.1'))).toEqual([]);
    }
  });

  it('offers search engines no vehicle that is sold', async () => {
    const { body } = await server.get(site, '/search/new-used-and-demo-cars/?status=sold');
    expect(body).toMatch(/Sold on \d{1,2} [A-Z][a-z]+ \d{4}/);
    const list = readHead(body).structuredData.find((data) => data['@type'] === 'ItemList');
    expect(list).toHaveProperty('itemListElement', []);
  });

  it('keeps a page that is not there out of search engines', async () => {
    const { status, head } = await readPage(site, '/no-such-page');
    expect(status).toBe(404);
    expect(head.titles).toHaveLength(1);
    expect(head.headings).toEqual(head.titles);
    expect(head.metas('robots')).toEqual(['noindex']);
    expect(head.canonicals).toEqual([]);
  });
});
