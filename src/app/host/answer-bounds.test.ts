import { setFlagsFromString } from 'node:v8';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '#src/app/routes.ts';
import { floodCallOf } from './testing/flooding/flood-calls.ts';
import { type OwnershipHost, openOwnershipHost } from './testing/ownership/open-ownership-host.ts';
import type { Owned } from './testing/ownership/own-everything.ts';
import type { OwnershipCall } from './testing/ownership/ownership-row.ts';
import { pageRows } from './testing/ownership/page-rows.ts';
import { routeRows } from './testing/ownership/route-rows.ts';
import { ownershipSites } from './testing/ownership/write-twin-sites.ts';

const maxBytes = 400_000;
const maxBytesByRoute: Readonly<Record<string, number>> = {
  'GET /api/docs/static/*': 2_000_000,
};
const maxCpuMs = 3000;
const maxGrowthBytes = 300_000_000;

const searchKey = 'a search key';
const ofIndex = '/search-api/indexes/Car_production';
const wide = { limit: 1000, facets: ['*'], q: 'a' };
const marks = { cropMarker: 'x'.repeat(100), highlightPreTag: '<'.repeat(100), highlightPostTag: '>'.repeat(100) };
const marked = {
  ...wide,
  ...marks,
  attributesToHighlight: ['*'],
  attributesToCrop: ['*:1'],
  showMatchesPosition: true,
};
const filter = Array.from({ length: 5000 }, () => 'name CONTAINS a').join(' OR ');
const queries = Array.from({ length: 50 }, () => ({ indexUid: 'Car_production', ...marked }));
const inAddress = new URLSearchParams({ limit: '1000', facets: '*', q: 'a', filter: filter.slice(0, 9000) });

const dearestCalls: Readonly<Record<string, OwnershipCall>> = {
  'GET /api/cars': {
    url: `/api/cars?limit=100&filter=${encodeURIComponent('name CONTAINS a OR '.repeat(50).slice(0, -4))}`,
  },
  'GET /api/suggestions': { url: `/api/suggestions?query=${'a b '.repeat(50)}` },
  'POST /search-api/multi-search': { url: '/search-api/multi-search', json: { queries } },
  'POST /search-api/indexes/:uid/search': { url: `${ofIndex}/search`, json: { ...marked, filter } },
  'GET /search-api/indexes/:uid/search': { url: `${ofIndex}/search?${inAddress}` },
  'POST /search-api/indexes/:uid/facet-search': {
    url: `${ofIndex}/facet-search`,
    json: { facetName: 'name', facetQuery: 'n'.repeat(200), filter },
  },
  'POST /search-api/indexes/:uid/documents/fetch': { url: `${ofIndex}/documents/fetch`, json: { limit: 1000, filter } },
  'GET /search-api/indexes/:uid/documents': { url: `${ofIndex}/documents?limit=1000` },
  'POST /search-api/indexes/:uid/fields': {
    url: `${ofIndex}/fields`,
    json: { limit: 1000, filter: { attributePatterns: Array.from({ length: 500 }, () => '*') } },
  },
  'GET /search-api/indexes/:uid/documents/:id': { url: `${ofIndex}/documents/41` },
};

const nobody: Owned = {
  valuation: 'none',
  session: 'none',
  savedSearch: 'none',
  visitLink: 'none',
  unsubscribeToken: 'none',
  paymentCode: 'none',
  receiptToken: 'none',
  prizeCode: '',
};

let host: OwnershipHost;
beforeAll(async () => {
  // V8 would otherwise optimise a function of the embedded database during one of the requests, which takes about
  // 400 MB for a third of a second.
  setFlagsFromString('--no-wasm-dynamic-tiering');
  process.env.BANKSIA_SEARCH_KEY = searchKey;
  host = await openOwnershipHost();
});
afterAll(async () => {
  delete process.env.BANKSIA_SEARCH_KEY;
  await host?.close();
});

const measure = async (method: string, { url, form, json }: OwnershipCall) => {
  const [rssBefore, cpuBefore] = [process.memoryUsage().rss, process.cpuUsage()];
  const options: InjectOptions = {
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers: {
      authorization: `Bearer ${searchKey}`,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
    ...(json && { payload: json }),
  };
  const { statusCode, headers, rawPayload } = await host.ask(ownershipSites.own, options);
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    status: statusCode,
    caching: headers['cache-control'],
    bytes: rawPayload.length,
    cpuMs: (user + system) / 1000,
    growthBytes: process.memoryUsage().rss - rssBefore,
  };
};

const expectBounded = (name: string, answer: Awaited<ReturnType<typeof measure>>) => {
  expect(answer.status, name).not.toBe(500);
  expect(answer.bytes, name).toBeLessThanOrEqual(maxBytesByRoute[name] ?? maxBytes);
  expect(answer.cpuMs, name).toBeLessThan(maxCpuMs);
  expect(answer.growthBytes, name).toBeLessThan(maxGrowthBytes);
  expect(answer.caching, name).toEqual(expect.any(String));
};

describe('the dearest request that a stranger can send', () => {
  it('is known of every route and every page', () => {
    const listed = host.routes.filter(({ method }) => method !== 'HEAD');
    const names = new Set(listed.map(({ method, pattern }) => `${method} ${pattern}`));
    expect(Object.keys(routeRows).sort()).toEqual([...names].sort());
    for (const name of Object.keys(dearestCalls)) expect(names).toContain(name);
    expect(Object.keys(pageRows).sort()).toEqual([...new Set(routes.map(({ path = '' }) => path))].sort());
  });

  it.each(Object.keys(routeRows))('is answered within bounds of bytes, time and memory: %s', async (name) => {
    expectBounded(name, await measure(name.split(' ', 1)[0] ?? '', dearestCalls[name] ?? floodCallOf(name, 1)));
  });

  it.each(Object.entries(pageRows))('is answered within bounds, page and data: /%s', async (name, row) => {
    const url = row.kind === 'own' ? row.url(nobody) : row.url;
    for (const address of [url, url.replace(/^([^?]*?)\/?(?=\?|$)/, (_, path) => `${path || '/_'}.data`)]) {
      expectBounded(name, await measure('GET', { url: address }));
    }
  });

  it('is bounded when the searches of one request share one list of hits', async () => {
    const facetsByIndex = { Car_production: ['*'] };
    const federated = Array.from({ length: 50 }, () => ({
      indexUid: 'Car_production',
      q: '-"a b" a',
      filter: 'id > 0',
    }));
    const json = { federation: { limit: 1000, facetsByIndex, mergeFacets: {} }, queries: federated };
    expectBounded('federated', await measure('POST', { url: '/search-api/multi-search', json }));
  });

  it.each([
    ['sorts by distance', { ...wide, sort: Array.from({ length: 500 }, (_, place) => `_geoPoint(0, 0.${place}):asc`) }],
    ['many areas', { ...wide, filter: Array.from({ length: 1000 }, () => '_geoRadius(1, 1, 1)').join(' OR ') }],
    ['many phrases', { ...wide, q: '"a b" -"c d" '.repeat(70) }],
    ['one of each', { ...wide, distinct: 'id', rankingScoreThreshold: 0.1, showRankingScoreDetails: true }],
  ])('is bounded: %s', async (name, json) => {
    expectBounded(name, await measure('POST', { url: `${ofIndex}/search`, json }));
  });

  it('is open to a key: the search answers by it', async () => {
    const answer = await measure('POST', { url: `${ofIndex}/search`, json: { limit: 1 } });
    expect(answer.status).toBe(200);
  });
});
