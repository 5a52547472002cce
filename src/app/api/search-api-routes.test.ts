import Fastify from 'fastify';
import { Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchEngine } from '#src/search/engine/create-search-engine.ts';
import { stockSearchSettings } from '#src/search/rules/document/stock-search-settings.ts';
import { makeTestIndexes } from '#src/search/testing/make-test-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { createSiteRegistry } from '#src/sites/server/site-registry.ts';
import { buildPublicSearchKey, searchApiRoutes } from './search-api-routes.ts';

const silent = { info: () => undefined, error: () => undefined };
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
let site: ResolvedSite;
let other: ResolvedSite;
let host: string;

beforeAll(async () => {
  const sites = await createSiteRegistry({ sitesDir: 'sites', log: silent, watches: false });
  const [first, second] = [sites.bySlug('wattle-group'), sites.bySlug('kingfisher-mazda')];
  if (first === undefined || second === undefined) throw new Error('the demo sites are gone');
  site = first;
  other = second;
  const engine = createSearchEngine(stockSearchSettings);
  engine.upsert([
    car(1, {}),
    car(2, { show_on_dealer_website: false }),
    car(3, { status: 'sold', sold_date_timestamp: 1 }),
  ]);
  await app.register(
    searchApiRoutes({
      siteOf: () => site,
      siteBySlug: sites.bySlug,
      readSecret: () => undefined,
      indexes: makeTestIndexes(engine),
    }),
  );
  host = `${await app.listen({ port: 0, host: '127.0.0.1' })}/search-api`;
});

afterAll(() => app.close());

describe('searchApiRoutes', () => {
  it("lets the site's key search the stock that the site shows, and nothing else [B7.03]", async () => {
    const index = new Meilisearch({ host, apiKey: buildPublicSearchKey(site) }).index('Car_production');
    const { hits } = await index.search('', { filter: 'id IN [1, 2, 3]' });
    expect(hits.map(({ id }) => id)).toEqual([1]);
  });

  it("refuses another site's key", async () => {
    const index = new Meilisearch({ host, apiKey: buildPublicSearchKey(other) }).index('Car_production');
    await expect(index.search('')).rejects.toThrow('The provided API key is invalid.');
  });
});
