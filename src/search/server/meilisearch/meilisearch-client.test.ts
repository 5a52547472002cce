import type { FastifyInstance } from 'fastify';
import { Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relevanceStock } from '../../engine/fixtures/relevance-stock.ts';
import { adminKey, hiddenCarId, publicKey, startProtocolServer } from './fixtures/start-protocol-server.ts';

let app: FastifyInstance;
let client: Meilisearch;
let admin: Meilisearch;
let host: string;

beforeAll(async () => {
  ({ app, host } = await startProtocolServer());
  client = new Meilisearch({ host, apiKey: publicKey });
  admin = new Meilisearch({ host, apiKey: adminKey });
});
afterAll(() => app.close());

const cars = () => client.index('Car_production');
const idsOf = (hits: readonly Record<string, unknown>[]) => hits.map(({ id }) => id);
const errorOf = async (failing: Promise<unknown>) => {
  const error: unknown = await failing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return (error as { readonly cause?: unknown } | undefined)?.cause;
};

describe('the meilisearch client', () => {
  it('finds cars by filter, sort, limit and offset in the default order of custom rank [B7.03, B7.04, B7.05]', async () => {
    const all = await cars().search('', { limit: 3 });
    expect(idsOf(all.hits)).toEqual([12, 28, 5]);
    expect(all.estimatedTotalHits).toBe(relevanceStock.length);
    const found = await cars().search('', {
      filter: [['make = Toyota', 'make = Kia'], 'price < 50000'],
      sort: ['price:asc'],
      offset: 1,
      limit: 2,
    });
    expect(found).toMatchObject({ estimatedTotalHits: 5, offset: 1, limit: 2, query: '' });
    expect(idsOf(found.hits)).toEqual([19, 21]);
  });

  it('counts pages when asked by page [B3.13, B9.01]', async () => {
    const found = await cars().search('', { hitsPerPage: 21, page: 2 });
    expect(found).toMatchObject({ page: 2, hitsPerPage: 21, totalPages: 2, totalHits: 42 });
    expect(found.hits).toHaveLength(21);
    expect((await cars().search('', { hitsPerPage: 21, page: 3 })).hits).toEqual([]);
    expect((await cars().search('', { hitsPerPage: 0 })).hits).toEqual([]);
  });

  it('gives facet counts, and a numeric facet both in its counts and its least and greatest', async () => {
    const { facetDistribution, facetStats } = await cars().search('', {
      filter: 'make = Mazda',
      facets: ['body', 'year', 'fuel'],
    });
    expect(facetDistribution).toEqual({
      body: { Convertible: 1, Hatch: 1, SUV: 2, Ute: 1 },
      year: { 2017: 1, 2018: 1, 2019: 1, 2020: 1, 2021: 1 },
      fuel: { Diesel: 1, Petrol: 4 },
    });
    expect(facetStats).toEqual({ year: { min: 2017, max: 2021 } });
  });

  it('searches facet values', async () => {
    const found = await cars().searchForFacetValues({
      facetName: 'make',
      facetQuery: 'ma',
      q: '',
      filter: 'year > 2018',
    });
    expect(found.facetHits).toEqual([{ value: 'Mazda', count: 3 }]);
    expect(found.facetQuery).toBe('ma');
    expect((await cars().searchForFacetValues({ facetName: 'make', facetQuery: 'rover' })).facetHits).toEqual([
      { value: 'Land Rover', count: 3 },
    ]);
  });

  it('highlights, crops and places matches only when asked', async () => {
    const plain = await cars().search('cx5');
    expect(plain.hits[0]).not.toHaveProperty('_formatted');
    const found = await cars().search('cx5', {
      attributesToRetrieve: ['id', 'make'],
      attributesToHighlight: ['model'],
      attributesToCrop: ['name'],
      cropLength: 2,
      showMatchesPosition: true,
      showRankingScore: true,
    });
    expect(found.hits).toEqual([
      {
        id: 7,
        make: 'Mazda',
        _formatted: { id: '7', make: 'Mazda', model: '<em>CX</em>-<em>5</em>', name: '…CX-5…' },
        _matchesPosition: expect.objectContaining({
          model: [
            { start: 0, length: 2 },
            { start: 3, length: 1 },
          ],
        }),
        _rankingScore: 1,
      },
    ]);
  });

  it('gives way as the matching strategy says and looks only in the attributes it is told', async () => {
    expect((await cars().search('toyota unicorn', { matchingStrategy: 'all' })).hits).toEqual([]);
    expect((await cars().search('unicorn toyota', { matchingStrategy: 'frequency' })).estimatedTotalHits).toBe(0);
    expect((await cars().search('toyota unicorn', { matchingStrategy: 'last' })).estimatedTotalHits).toBe(6);
    expect(idsOf((await cars().search('ready', { attributesToSearchOn: ['make'] })).hits)).toEqual([]);
    expect(idsOf((await cars().search('sport', { attributesToSearchOn: ['model'] })).hits)).toEqual([29, 27, 30, 21]);
  });

  it('answers several searches at once [B7.07]', async () => {
    const { results } = await client.multiSearch({
      queries: [
        { indexUid: 'Car_production', q: 'hilux', facets: [], limit: 10 },
        { indexUid: 'Car_production', filter: 'price 20000 TO 25000', attributesToRetrieve: ['id'] },
      ],
    });
    expect(results.map(({ indexUid, hits }) => [indexUid, hits.length])).toEqual([
      ['Car_production', 1],
      ['Car_production', 4],
    ]);
    expect(results[0]?.facetDistribution).toEqual({});
  });

  it('reads documents that the site lists and no other', async () => {
    expect(await cars().getDocument(7, { fields: ['id', 'make'] })).toEqual({ id: 7, make: 'Mazda' });
    expect(await errorOf(cars().getDocument(hiddenCarId))).toMatchObject({ code: 'document_not_found' });
    const listed = await cars().getDocuments({ filter: 'make = Kia', limit: 2, fields: ['id'] });
    expect(listed).toEqual({ results: [{ id: 21 }, { id: 20 }], offset: 0, limit: 2, total: 3 });
    expect((await cars().search('', { filter: `id = ${hiddenCarId}` })).estimatedTotalHits).toBe(0);
    expect((await cars().search('', { filter: 'show_on_dealer_website = false' })).hits).toEqual([]);
  });

  it('refuses a wrong key, no key, and whatever a public key may not do', async () => {
    const invalidKey = {
      message: 'The provided API key is invalid.',
      code: 'invalid_api_key',
      type: 'auth',
      link: 'https://docs.meilisearch.com/errors#invalid_api_key',
    };
    const stranger = new Meilisearch({ host, apiKey: 'another-site' });
    expect(await errorOf(stranger.index('Car_production').search(''))).toEqual(invalidKey);
    expect(await errorOf(new Meilisearch({ host }).index('Car_production').search(''))).toMatchObject({
      code: 'missing_authorization_header',
    });
    expect(await errorOf(client.getKeys())).toEqual(invalidKey);
    expect(await errorOf(client.tasks.getTasks())).toEqual(invalidKey);
    expect(await errorOf(client.createIndex('other'))).toEqual(invalidKey);
    expect(await errorOf(cars().addDocuments([{ id: 1 }]))).toEqual(invalidKey);
    expect(await errorOf(cars().updateFilterableAttributes(['x']))).toEqual(invalidKey);
    expect(await errorOf(cars().getSettings())).toEqual(invalidKey);
    expect(await errorOf(admin.index('Car_production').deleteAllDocuments())).toEqual(invalidKey);
  });

  it('describes itself to those who may ask', async () => {
    expect(await client.health()).toEqual({ status: 'available' });
    expect(await client.isHealthy()).toBe(true);
    expect((await client.getVersion()).pkgVersion).toBe('1.50.0');
    expect((await client.getIndexes()).results.map(({ uid, primaryKey }) => [uid, primaryKey])).toEqual([
      ['Car_production', 'id'],
    ]);
    expect((await admin.index('Car_production').getSettings()).sortableAttributes).toEqual(['km', 'price', 'year']);
    expect(await admin.index('Car_production').getFilterableAttributes()).toContain('make');
    expect((await admin.tasks.getTasks()).results).toEqual([]);
    expect(await errorOf(admin.tasks.getTask(5))).toMatchObject({ code: 'task_not_found' });
    expect((await admin.getStats()).indexes.Car_production?.numberOfDocuments).toBe(42);
  });

  it.each([
    [{ filter: 'make = ' }, 'invalid_search_filter', 'Was expecting a value but instead got nothing.\n8:8 make = '],
    [
      { filter: 'many = Glass' },
      'invalid_search_filter',
      /^Index `Car_production`: Attribute `many` is not filterable\. Available filterable attribute patterns are: .*\n2:6 "many" = "Glass"$/,
    ],
    [
      { filter: { kind: 'and' } },
      'invalid_search_filter',
      /^Invalid syntax for the filter parameter: `expected String, Array/,
    ],
    [{ sort: ['price'] }, 'invalid_search_sort', /^Invalid syntax for the sort parameter/],
    [
      { sort: ['doors:asc'] },
      'invalid_search_sort',
      'Index `Car_production`: Attribute `doors` is not sortable. Available sortable attributes are: `km, price, year`.',
    ],
    [{ facets: ['doors'] }, 'invalid_search_facets', /^Invalid facet distribution: Pattern `doors` is not filterable/],
    [
      { limit: 'doggo' },
      'invalid_search_limit',
      'Invalid value type at `.limit`: expected a positive integer, but found a string: `"doggo"`',
    ],
    [{ limit: -1 }, 'invalid_search_limit', /but found a negative integer: `-1`$/],
    [
      { q: ['doggo'] },
      'invalid_search_q',
      'Invalid value type at `.q`: expected a string, but found an array: `["doggo"]`',
    ],
    [{ q: 'x'.repeat(5000) }, 'invalid_search_q', /longer than/],
    [
      { matchingStrategy: 'doggo' },
      'invalid_search_matching_strategy',
      'Unknown value `doggo` at `.matchingStrategy`: expected one of `last`, `all`, `frequency`',
    ],
    [{ marin: 'hello' }, 'bad_request', /^Unknown field `marin`: expected one of `q`, /],
    [{ hybrid: { embedder: 'x' } }, 'invalid_search_hybrid_query', /not supported/],
    [{ attributesToSearchOn: ['doors'] }, 'invalid_search_attributes_to_search_on', /is not searchable/],
  ])('says what is wrong with %j', async (body, code, message) => {
    const answer = await fetch(`${host}/indexes/Car_production/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const error = (await answer.json()) as { readonly message: string };
    expect(answer.status).toBe(400);
    expect(error).toMatchObject({ code, type: 'invalid_request', link: `https://docs.meilisearch.com/errors#${code}` });
    if (typeof message === 'string') expect(error.message).toBe(message);
    else expect(error.message).toMatch(message);
  });

  it('answers searches by GET and says what is wrong with their parameters', async () => {
    const get = async (parameters: string) => {
      const answer = await fetch(`${host}/indexes/Car_production/search?${parameters}`, {
        headers: { authorization: `Bearer ${publicKey}` },
      });
      return (await answer.json()) as Record<string, unknown>;
    };
    expect(await get('q=toyota&limit=1&facets=body,fuel&sort=price:desc&filter=year%20%3E%202018')).toMatchObject({
      estimatedTotalHits: 5,
      limit: 1,
      facetDistribution: { fuel: { Diesel: 3, Hybrid: 2 } },
    });
    expect(await get('filter=%5B%5B%22make%3DKia%22%2C%22make%3DFord%22%5D%5D')).toMatchObject({
      estimatedTotalHits: 7,
    });
    expect(await get('limit=doggo')).toMatchObject({
      code: 'invalid_search_limit',
      message: 'Invalid value in parameter `limit`: could not parse `doggo` as a positive integer',
    });
  });

  it('names the query of several that fails, the index that is not there, and what is not a search', async () => {
    const post = async (body: string) => {
      const answer = await fetch(`${host}/multi-search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json' },
        body,
      });
      return (await answer.json()) as Record<string, unknown>;
    };
    const json = (queries: unknown) => post(JSON.stringify(queries));
    const good = { indexUid: 'Car_production' };
    expect(await json({ queries: [good, { indexUid: 'nested' }] })).toMatchObject({
      code: 'index_not_found',
      message: 'Inside `.queries[1]`: Index `nested` not found.',
    });
    expect(await json({ queries: [{ q: 'x' }] })).toMatchObject({
      code: 'missing_index_uid',
      message: 'Missing field `indexUid` inside `.queries[0]`',
    });
    expect(await json({})).toMatchObject({ code: 'bad_request', message: 'Missing field `queries`' });
    expect(await json({ federation: {}, queries: [good] })).toMatchObject({ code: 'feature_not_enabled' });
    expect(await json({ queries: Array.from({ length: 51 }, () => good) })).toMatchObject({ code: 'bad_request' });
    expect(await post('{"queries"')).toMatchObject({ code: 'malformed_payload' });
    expect(await post('')).toMatchObject({ code: 'missing_payload' });
    expect(await post(JSON.stringify({ q: 'x'.repeat(2_000_000) }))).toMatchObject({ code: 'payload_too_large' });
    expect(await errorOf(client.index('Boat_production').search(''))).toMatchObject({ code: 'index_not_found' });
  });
});
