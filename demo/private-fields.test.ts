import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { carRoutes } from '#src/app/api/car-routes.ts';
import { searchApiRoutes } from '#src/app/api/search-api-routes.ts';
import { createSearchPageLoader } from '#src/app/storefront/search/load-search-page.server.ts';
import { sitemapRoutes } from '#src/app/storefront/sitemap/sitemap-routes.server.ts';
import { createVehiclePageLoader } from '#src/app/storefront/vehicle/load-vehicle-page.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import type { BadHit } from '#src/search/server/search-stock.ts';
import { createSiteLexicon } from '#src/search/server/site-lexicon.ts';
import { createSiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { makeTestIndexes } from '#src/search/testing/make-test-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { createSiteRegistry, type SiteRegistry } from '#src/sites/server/site-registry.ts';
import { openSitesDir } from '#src/sites/server/site-source.ts';
import { hasLeftListing } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { parseOrThrow } from '#src/vehicle/testing/parse-or-throw.ts';
import { buildDemoStock } from './build-stock.ts';
import { demoDealers } from './dealers.ts';

/** Values that must stay private; nothing else in the demo stock includes them. */
const secrets = { private_suburb: 'Zzyzx Hidden', private_postcode: '~0~9' };
const leak = /Zzyzx|~0~9|private_/i;

const readVehicle = (record: Record<string, unknown>, index: number): Vehicle =>
  parseOrThrow({ id: index + 1, ...record, ...secrets });

const host = 'www.dealer.example';
const searchKey = 'a search key';

const serve = async (site: ResolvedSite) => {
  const now = new Date();
  const stock = buildDemoStock(site.slug, now.toISOString().slice(0, 10)).map(readVehicle);
  const indexes = makeTestIndexes(indexStock(stock, site, now));
  const bySlug = new Map(stock.map((vehicle) => [vehicle.slug, vehicle]));
  const vehicles = {
    findBySlug: async (_siteId: string, slug: string) => bySlug.get(slug),
    findByIds: async (_siteId: string, ids: readonly number[]) => stock.filter(({ id }) => ids.includes(id)),
  };
  const pathsOf = createSiteSearchPaths(indexes);
  const logged: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'trace', stream } });
  answerErrors(app);
  const siteOf = () => site;
  const onBadHit = ({ id }: BadHit) => expect.fail(`hit ${id}`);
  await app.register(carRoutes({ siteOf, indexes, vehicles, views: { countViews: async () => 0 } }));
  await app.register(sitemapRoutes({ siteOf, indexes }));
  await app.register(searchApiRoutes({ siteOf, siteBySlug: siteOf, readSecret: () => searchKey, indexes }));
  return {
    app,
    stock,
    logged: () => logged.join(''),
    search: createSearchPageLoader({ indexes, pathsOf, lexiconOf: createSiteLexicon(indexes), onBadHit }),
    vehicles: createVehiclePageLoader({ vehicles, indexes, pathsOf, onBadHit }),
  };
};

type Served = Awaited<ReturnType<typeof serve>>;

interface Reading {
  readonly kind: 'page' | 'moved' | 'gone';
  readonly text: string;
}

const readVehiclePage = async (served: Served, site: ResolvedSite, slug: string): Promise<Reading> => {
  try {
    const page = await served.vehicles.loadPage(site, slug, new Date());
    const similar = await served.vehicles.loadSimilar(site, slug, new Date());
    return { kind: page.kind, text: JSON.stringify([page, similar]) };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'gone') return { kind: 'gone', text: error.message };
    throw error;
  }
};

const isGone = (site: ResolvedSite, vehicle: Vehicle): boolean =>
  hasLeftListing(vehicle, site.config.search.soldWindowDays, new Date());

const ask = async (app: FastifyInstance, url: string, status = 200): Promise<string> => {
  const answer = await app.inject({ url, headers: { host } });
  expect(answer.statusCode, url).toBe(status);
  return answer.body;
};

const askProtocol = async (app: FastifyInstance, path: string, body: object) => {
  const authorization = `Bearer ${searchKey}`;
  const url = `/search-api/indexes/Car_production${path}`;
  return app.inject({ method: 'POST', url, headers: { host, authorization }, payload: body });
};

let sites: SiteRegistry;

beforeAll(async () => {
  sites = await createSiteRegistry({ source: openSitesDir('sites'), log: console, watches: false });
});

describe.each(demoDealers.map(({ slug }) => slug))('the address of a private seller on %s', (slug) => {
  let site: ResolvedSite;
  let served: Served;

  beforeAll(async () => {
    const found = sites.bySlug(slug);
    if (found === undefined) throw new Error(`no site ${slug}`);
    site = { ...found, searchEngine: { ...found.searchEngine, searchKeyVariable: 'SEARCH_KEY' } };
    served = await serve(site);
    expect(served.stock.every(({ privateSuburb, privatePostcode }) => privateSuburb && privatePostcode)).toBe(true);
  });

  it('is on no search page and no vehicle page [B3.07]', async () => {
    for (let page = 1; page <= 3; page += 1) {
      const url = new URL(`${site.config.search.path}?page=${page}`, site.url);
      const answer = JSON.stringify(await served.search.loadPage(site, url, new Date()));
      expect(answer).toContain('/cars/');
      expect(answer).not.toMatch(leak);
    }
    for (const vehicle of served.stock) {
      const { kind, text } = await readVehiclePage(served, site, vehicle.slug);
      expect(kind === 'page', vehicle.slug).toBe(!isGone(site, vehicle));
      expect(text).not.toMatch(leak);
    }
  });

  it('is in no API response, nor in the sitemap [B3.07]', async () => {
    for (const vehicle of served.stock) {
      const refusal = vehicle.isShownOnWebsite ? 410 : 404;
      expect(await ask(served.app, `/api/cars/${vehicle.slug}`, isGone(site, vehicle) ? refusal : 200)).not.toMatch(
        leak,
      );
    }
    const first = served.stock.find((vehicle) => !isGone(site, vehicle));
    for (const path of [
      '?limit=100',
      '?limit=100&offset=100',
      `/${first?.slug}/similar`,
      `/${first?.slug}/view.json`,
    ]) {
      expect(await ask(served.app, `/api/cars${path}`)).not.toMatch(leak);
    }
    const sitemap = await ask(served.app, '/sitemap.xml');
    expect(sitemap).toContain('/cars/');
    expect(sitemap).not.toMatch(leak);
  });

  it('cannot be searched for by words, filters or facets [B3.07]', async () => {
    const all = await askProtocol(served.app, '/search', { limit: 1000, attributesToRetrieve: ['*'] });
    expect(all.json().hits.length).toBeGreaterThan(20);
    expect(all.body).not.toMatch(leak);
    const named = await askProtocol(served.app, '/documents/fetch', { fields: Object.keys(secrets) });
    expect(named.json().results[0]).toEqual({});
    const words = { q: secrets.private_suburb, matchingStrategy: 'all' };
    expect((await askProtocol(served.app, '/search', words)).json().hits).toEqual([]);
    for (const name of Object.keys(secrets)) {
      for (const query of [{ filter: `${name} EXISTS` }, { facets: [name] }, { sort: [`${name}:asc`] }]) {
        expect((await askProtocol(served.app, '/search', query)).statusCode).toBe(400);
      }
    }
  });

  it('is never logged, not even on a failure [B3.07]', async () => {
    await ask(served.app, '/api/cars?filter=nonsense', 400);
    await ask(served.app, '/api/cars/no-such-vehicle', 404);
    expect(served.logged()).toContain('request completed');
    expect(served.logged()).not.toMatch(leak);
  });
});
