import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import type { SearchEngine } from '#src/search/engine/search-api.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { makeContentPage } from '#src/sites/testing/make-content-page.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { maxSitemapEntries } from './sitemap.ts';
import { sitemapRoutes } from './sitemap-routes.server.ts';

const about = makeContentPage('about-us', '');
const createSite = (slug: string, changes: RawObject = {}): ResolvedSite => ({
  ...resolveOrThrow(minimalSite(slug, 'group', changes)),
  configVersion: '1',
  content: { 'about-us': about },
});
const small = createSite('small');
const large = createSite('large');
const finance = makeContentPage('finance', '');
const open = { ...createSite('open'), content: { 'about-us': about, finance } };
const gated = { ...createSite('gated', { account: { gates: { finance: 'signIn' } } }), content: open.content };
const makers = createSite('makers', { manufacturer: 'kia', content: { modelLinks: { ev5: '/about-us' } } });
const daysAgo = (days: number): number => Math.floor(Date.now() / 1000) - days * 86_400;

const smallStock: readonly Vehicle[] = (
  [
    { updatedAt: '2026-11-20T00:00:00.000Z' },
    { status: 'coming_soon', make: 'Kia', model: 'EV5' },
    { status: 'sold', isSold: true, soldAtSeconds: daysAgo(2) },
    { status: 'sold', isSold: true, soldAtSeconds: daysAgo(40) },
    { isShownOnWebsite: false },
  ] satisfies Partial<Vehicle>[]
).map((fields, at) => makeTestVehicle({ id: at + 1, slug: `car-${at + 1}`, ...fields }));

/** Enough vehicles to fill one sitemap file, so that the site's other pages need a second file. */
const largeStock = Array.from({ length: maxSitemapEntries }, (_, at) =>
  makeTestVehicle({ id: at + 1, slug: `car-${at + 1}`, stockNumber: `S${at + 1}` }),
);

const app = Fastify();

beforeAll(async () => {
  const engines: Readonly<Record<string, SearchEngine>> = {
    small: indexStock(smallStock, small, new Date()),
    open: indexStock([], open, new Date()),
    gated: indexStock([], gated, new Date()),
    large: indexStock(largeStock, large, new Date()),
    makers: indexStock(
      [...smallStock, makeTestVehicle({ id: 9, slug: 'car-9', make: 'Kia', model: 'Rio' })],
      makers,
      new Date(),
    ),
  };
  answerErrors(app);
  await app.register(
    sitemapRoutes({
      siteOf: (host) =>
        [small, large, makers, open, gated].find(({ hosts }) => host !== undefined && hosts.includes(host)),
      indexes: {
        get: async (slug) => {
          const engine = engines[slug];
          if (engine === undefined) throw new Error(`no stock of ${slug}`);
          return engine;
        },
      },
    }),
  );
});

afterAll(() => app.close());

const ask = (site: string, url: string) => app.inject({ url, headers: { host: `www.${site}.example` } });
const read = async (site: string, url: string): Promise<string> => (await ask(site, url)).body;
const addressesOf = (xml: string): readonly (string | undefined)[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('lists the pages, the searches of makes and models, and every listed vehicle that is for sale', async () => {
    const xml = await read('small', '/sitemap.xml');
    expect(addressesOf(xml).toSorted()).toEqual(
      [
        '/',
        '/about-us',
        '/book-test-drive',
        '/cars/car-1',
        '/cars/car-2',
        '/dealerships',
        '/ev5',
        '/locations/moorooka',
        '/models',
        '/search/kia',
        '/search/kia/ev5',
        '/search/new-used-and-demo-cars/',
        '/search/nissan',
        '/search/nissan/x-trail',
        '/x-trail',
      ].map((path) => `https://www.small.example${path}`),
    );
    expect(xml).toContain('/cars/car-1</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod>');
  });

  it('leaves out models of other makes on a site of one, and those that lead elsewhere [L2.26]', async () => {
    const addresses = addressesOf(await read('makers', '/sitemap.xml')).map(
      (address) => new URL(address ?? '').pathname,
    );
    expect(addresses).toContain('/rio');
    expect(addresses).not.toContain('/ev5');
    expect(addresses).not.toContain('/x-trail');
    expect(addresses).toContain('/search/nissan/x-trail');
  });

  it('leaves out what a site has behind its gate [L6.01]', async () => {
    const pathsOf = async (slug: string) =>
      addressesOf(await read(slug, '/sitemap.xml')).map((address) => new URL(address ?? '').pathname);
    expect(await pathsOf('open')).toContain('/finance');
    const closed = await pathsOf('gated');
    expect(closed).toContain('/about-us');
    expect(closed).not.toContain('/finance');
  });

  it('of a large site is an index of parts, which together list every vehicle once', async () => {
    const parts = addressesOf(await read('large', '/sitemap.xml'));
    expect(parts).toEqual(['https://www.large.example/sitemap-1.xml', 'https://www.large.example/sitemap-2.xml']);
    const texts = await Promise.all(parts.map((part) => read('large', new URL(part ?? '').pathname)));
    const vehicles = texts.flatMap(addressesOf).filter((address) => address?.includes('/cars/'));
    expect(new Set(vehicles).size).toBe(maxSitemapEntries);
    expect(vehicles).toHaveLength(maxSitemapEntries);
    for (const text of texts) expect(addressesOf(text).length).toBeLessThanOrEqual(maxSitemapEntries);
  });

  it.each(['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-9999.xml'])('has no part %s of a small site', async (url) => {
    expect((await ask('small', '/sitemap-1.xml')).statusCode).toBe(200);
    expect((await ask('small', url)).statusCode).toBe(404);
  });
});

describe('what crawlers read', () => {
  it.each(['/sitemap.xml', '/robots.txt'])('%s may be kept for five minutes, and is of a known host', async (url) => {
    expect((await ask('small', url)).headers['cache-control']).toBe('public, max-age=300, s-maxage=300');
    expect((await ask('nobody', url)).statusCode).toBe(404);
  });

  it('robots.txt names the sitemap of the site that was asked', async () => {
    expect(await read('small', '/robots.txt')).toContain('\nSitemap: https://www.small.example/sitemap.xml\n');
    expect(await read('large', '/robots.txt')).toContain('\nSitemap: https://www.large.example/sitemap.xml\n');
  });
});
