import Fastify from 'fastify';
import { Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchEngine } from '#src/search/engine/create-search-engine.ts';
import { buildSearchDocument } from '#src/search/rules/document/build-search-document.ts';
import { stockSearchSettings } from '#src/search/rules/document/stock-search-settings.ts';
import { makeTestIndexes } from '#src/search/testing/make-test-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { SpecRowName } from '#src/vehicle/rules/page/spec-row-names.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { searchApiRoutes } from './search-api-routes.ts';

const car = (id: number, more: object) => ({
  id,
  name: `Car ${id}`,
  make: 'Kia',
  status: 'in_stock',
  item_type: 'car',
  car_type: 'used',
  show_on_dealer_website: true,
  ...more,
});

const app = Fastify();
const siteWith = (slug: string, searchEngine: object) => ({
  ...resolveOrThrow(minimalSite(slug, 'group', { searchEngine })),
  configVersion: '1',
});
const sites = {
  keyed: siteWith('keyed-dealer', { searchKeyVariable: 'KEYED_SEARCH_KEY' }),
  other: siteWith('other-dealer', { searchKeyVariable: 'OTHER_SEARCH_KEY' }),
  unset: siteWith('unset-dealer', { searchKeyVariable: 'UNSET_SEARCH_KEY' }),
  keyless: siteWith('keyless-dealer', {}),
};
const sold = { status: 'sold', soldAtSeconds: Math.floor(Date.now() / 1000) - 3600 };
const stock = [
  makeTestVehicle({ id: 11, slug: 'sold-car', priceCents: 2_111_100, ...sold }),
  makeTestVehicle({
    id: 12,
    slug: 'plated-car',
    vin: '6T1BF3FK1234567ZX',
    regoPlate: '123 ABC',
    priceCents: 2_000_000,
  }),
];

const secrets = new Map([
  ['KEYED_SEARCH_KEY', 'key of keyed-dealer'],
  ['OTHER_SEARCH_KEY', 'key of other-dealer'],
]);
const hiding = (of: ResolvedSite, hiddenSpecRows: SpecRowName[]): ResolvedSite => {
  const { vehicle } = of.config;
  return { ...of, config: { ...of.config, vehicle: { ...vehicle, page: { ...vehicle.page, hiddenSpecRows } } } };
};
let site = sites.keyed;
let host: string;

beforeAll(async () => {
  const engine = createSearchEngine(stockSearchSettings);
  engine.upsert([
    car(1, {}),
    car(2, { show_on_dealer_website: false }),
    car(3, { status: 'sold', sold_date_timestamp: 1 }),
  ]);
  engine.upsert(stock.map((vehicle) => buildSearchDocument(vehicle, hiding(site, ['rego', 'vin']), 2026)));
  await app.register(
    searchApiRoutes({
      siteOf: () => site,
      siteBySlug: (slug) => Object.values(sites).find((each) => each.slug === slug),
      readSecret: (name) => secrets.get(name),
      indexes: makeTestIndexes(engine),
    }),
  );
  host = `${await app.listen({ port: 0, host: '127.0.0.1' })}/search-api`;
});

afterAll(() => app.close());

describe('searchApiRoutes', () => {
  it("lets the site's key search the stock that the site shows, and nothing else [B7.03]", async () => {
    const index = new Meilisearch({ host, apiKey: 'key of keyed-dealer' }).index('Car_production');
    const { hits } = await index.search('', { filter: 'id IN [1, 2, 3]' });
    expect(hits.map(({ id }) => id)).toEqual([1]);
  });

  it("refuses another site's key", async () => {
    const index = new Meilisearch({ host, apiKey: 'key of other-dealer' }).index('Car_production');
    await expect(index.search('')).rejects.toThrow('The provided API key is invalid.');
  });

  it.each([sites.keyless, sites.unset])(
    'is closed on $slug, which has no key: none can be worked out [B3.25]',
    async (closed) => {
      site = closed;
      try {
        for (const apiKey of ['key of keyed-dealer', closed.slug, 'undefined', 'null']) {
          const index = new Meilisearch({ host, apiKey }).index('Car_production');
          await expect(index.search('')).rejects.toThrow('The provided API key is invalid.');
        }
      } finally {
        site = sites.keyed;
      }
    },
  );

  it('keeps no answer in any cache: each depends on a key', async () => {
    const headers = { authorization: 'Bearer key of keyed-dealer' };
    for (const url of ['/search-api/health', '/search-api/indexes/Car_production/search']) {
      expect((await app.inject({ url, headers })).headers['cache-control']).toBe('no-store');
    }
  });

  const search = async (payload: object, path = '/search') => {
    const headers = { authorization: 'Bearer key of keyed-dealer' };
    const url = `/search-api/indexes/Car_production${path}`;
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    return {
      status: answer.statusCode,
      text: answer.body,
      ids: answer.json().hits?.map(({ id }: { id: number }) => id),
    };
  };

  it('answers a call for similar cars: queries[] with index, no facets, marks, limit and filter, its cars in results[].hits [B7.07]', async () => {
    const similar = {
      indexUid: 'Car_production',
      facets: [],
      limit: 10,
      filter: 'make = Nissan AND status = in_stock',
    };
    const marks = { attributesToHighlight: ['make'], highlightPreTag: '<em>', highlightPostTag: '</em>' };
    const answer = await app.inject({
      method: 'POST',
      url: '/search-api/multi-search',
      headers: { authorization: 'Bearer key of keyed-dealer' },
      payload: {
        queries: [
          { ...similar, ...marks, q: 'nissan' },
          { ...similar, filter: 'make = Kia' },
          { ...similar, filter: 'id = 99' },
        ],
      },
    });
    expect(answer.statusCode).toBe(200);
    const { results } = answer.json();
    expect(results.map(({ hits }: { hits: { id: number }[] }) => hits.map(({ id }) => id))).toEqual([[12], [1], []]);
    expect(results[0]).toMatchObject({ indexUid: 'Car_production', limit: 10, facetDistribution: {} });
    expect(results[0].hits[0]._formatted.make).toBe('<em>Nissan</em>');
  });

  it('gives no price of a sold vehicle, and finds none by it [B3.04]', async () => {
    const all = await search({ filter: 'id = 11', facets: ['price', 'shown_price', 'price_range', 'weekly_price'] });
    expect(all.ids).toEqual([11]);
    expect(all.text).not.toMatch(/21,?111|20,000|Price on request/);
    for (const name of ['price', 'shown_price', 'price_range', 'before_price', 'offer_price', 'subscription_price']) {
      expect((await search({ filter: `id = 11 AND ${name} EXISTS` })).ids).toEqual([]);
    }
    expect((await search({ filter: 'id IN [11, 12] AND price > 1' })).ids).toEqual([12]);
  });

  it('finds no plate or VIN that the pages hide, not even by the whole of it [B5.18]', async () => {
    for (const q of ['123ABC', '123 abc', '6T1BF3FK1234567ZX']) {
      const { ids, text } = await search({ q, attributesToHighlight: ['*'], showMatchesPosition: true });
      expect(ids).toEqual([]);
      expect(text.replace(JSON.stringify(q), '')).not.toMatch(/123 ?abc|6T1BF3/i);
    }
    for (const q of ['123A', '123AB', '6T1BF3FK1234567Z']) {
      expect((await search({ q, matchingStrategy: 'all' })).ids).toEqual([]);
    }
    for (const query of [{ filter: 'regplate EXISTS' }, { facets: ['regplate'] }, { sort: ['regplate:asc'] }]) {
      expect((await search(query)).status).toBe(400);
    }
    expect((await search({ facets: ['vin'], filter: 'id = 12' })).text).not.toContain('6T1BF3');
    expect((await search({ ids: ['12'] }, '/documents/fetch')).text).not.toMatch(/123 ABC|6T1BF3/);
  });
});
