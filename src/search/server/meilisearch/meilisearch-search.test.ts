import { describe, expect, it } from 'vitest';
import { prepareClients } from './fixtures/prepare-clients.ts';
import { adminKey, publicKey } from './fixtures/start-protocol-server.ts';

const { host } = prepareClients();

const ask = async (path: string, body?: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${host()}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${publicKey}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};
const ofIndex = '/indexes/Car_production';
const search = async (fields: object) => (await ask(`${ofIndex}/search`, fields)).body;
const idsOf = (hits: readonly { readonly id: number }[] = []) => hits.map(({ id }) => id);

describe('a search by the protocol', () => {
  it('ranks cars that lack the last words after those that have all, and counts both', async () => {
    const found = await search({ q: 'toyota hilux' });
    expect(idsOf(found.hits)).toEqual([3, 5, 1, 2, 4, 6]);
    expect(found.estimatedTotalHits).toBe(6);
    expect((await search({ q: 'toyota hilux', matchingStrategy: 'all' })).estimatedTotalHits).toBe(1);
  });

  it('accepts phrases and excluded words', async () => {
    expect(idsOf((await search({ q: '"land cruiser"' })).hits)).toEqual([2]);
    expect(idsOf((await search({ q: 'toyota -hybrid -diesel' })).hits)).toEqual([4]);
  });

  it('returns one car per distinct value', async () => {
    const found = await search({ filter: 'make IN [Mazda, Kia]', distinct: 'make', attributesToRetrieve: ['make'] });
    expect(found).toMatchObject({ hits: [{ make: 'Mazda' }, { make: 'Kia' }], estimatedTotalHits: 2 });
    expect(await search({ distinct: 'doors' })).toMatchObject({
      code: 'invalid_search_distinct',
      message: expect.stringContaining('is not filterable and thus, cannot be used as distinct attribute'),
    });
  });

  it('returns ranking scores, and leaves out hits below the threshold', async () => {
    const all = await search({ q: 'toyota hilux', showRankingScore: true, showRankingScoreDetails: true });
    const [best, next] = all.hits as unknown as readonly { readonly _rankingScore: number }[];
    expect(best).toMatchObject({
      _rankingScore: 1,
      _rankingScoreDetails: { words: { order: 0, matchingWords: 2, maxMatchingWords: 2, score: 1 } },
    });
    expect(next?._rankingScore).toBeLessThan(0.51);
    const good = await search({ q: 'toyota hilux', rankingScoreThreshold: 0.9 });
    expect([idsOf(good.hits), good.estimatedTotalHits]).toEqual([[3], 1]);
    expect(await search({ rankingScoreThreshold: 1.5 })).toMatchObject({
      code: 'invalid_search_ranking_score_threshold',
    });
  });

  it('has a unique id, and names its query and index on request', async () => {
    const plain = await search({ q: 'golf' });
    expect(plain.requestUid).toMatch(/^[\da-f-]{36}$/);
    expect(plain).not.toHaveProperty('metadata');
    const { body } = await ask(`${ofIndex}/search`, { q: 'golf' }, { 'Meili-Include-Metadata': 'true' });
    expect(body.metadata).toEqual({
      query: 'golf',
      queryUid: expect.any(String),
      indexUid: 'Car_production',
      primaryKey: 'id',
    });
  });

  it('reads an empty list in an address as a list', async () => {
    const { status, body } = await ask(`${ofIndex}/search?facets=&sort=&attributesToSearchOn=`);
    expect([status, body.facetDistribution]).toEqual([200, {}]);
  });

  it('returns nested attributes, and no vectors', async () => {
    const { body } = await ask(`${ofIndex}/documents/3?fields=id,make.x&retrieveVectors=true`);
    expect(body).toEqual({ id: 3, _vectors: {} });
  });

  it.each([
    [
      { locales: ['invalid'] },
      'invalid_search_locales',
      'Unknown value `invalid` at `.locales[0]`: expected one of `af`',
    ],
    [
      { attributesToSearchOn: ['*', 'unknown'] },
      'invalid_search_attributes_to_search_on',
      'Attribute `unknown` is not searchable',
    ],
    [
      { sort: ['_geo:asc'] },
      'invalid_search_sort',
      "`_geo` is a reserved keyword and thus can't be used as a sort expression. Use the _geoPoint(latitude, longitude)",
    ],
    [{ filter: 'id = 3' }, 'invalid_search_filter', 'Attribute `id` is not filterable'],
    [{ filter: '_geoRadius(100, 1, 1)' }, 'invalid_search_filter', 'Bad latitude `100`'],
  ])('says what is wrong with %j', async (fields, code, message) => {
    expect(await search(fields)).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it.each([{ attributesToSearchOn: ['details.*'] }, { filter: 'make > L' }, { locales: ['en'] }])(
    'accepts %j',
    async (fields) => {
      expect((await ask(`${ofIndex}/search`, fields)).status).toBe(200);
    },
  );

  it('names an invalid index and a missing one', async () => {
    expect(await ask('/multi-search', { queries: [{ indexUid: 'hé' }] })).toMatchObject({
      status: 400,
      body: { code: 'invalid_index_uid', message: expect.stringContaining('`hé` is not a valid index uid') },
    });
    expect(await ask('/multi-search', { queries: [{ indexUid: 'boats' }] })).toMatchObject({
      status: 400,
      body: { code: 'index_not_found' },
    });
    expect((await ask('/indexes/boats/search', {})).status).toBe(404);
  });
});

describe('documents by the protocol', () => {
  it('are found by numbers and by text', async () => {
    const { body } = await ask(`${ofIndex}/documents/fetch`, { ids: [3, '4', 99], fields: ['id'] });
    expect(body).toEqual({ results: [{ id: 4 }, { id: 3 }].reverse(), offset: 0, limit: 20, total: 2 });
  });

  it.each([
    [{ ids: ['0', 'illegal/docid'] }, 'invalid_document_ids', 'In `.ids[1]`: Document identifier `"illegal/docid"`'],
    [{ filter: 'doors = 4' }, 'invalid_document_filter', 'Attribute `doors` is not filterable'],
    [{ sort: ['doors:asc'] }, 'invalid_document_sort', 'Attribute `doors` is not sortable'],
  ])('%j is an error with its own code', async (fields, code, message) => {
    const { status, body } = await ask(`${ofIndex}/documents/fetch`, fields);
    expect([status, body.code]).toEqual([400, code]);
    expect(String(body.message).startsWith(message)).toBe(true);
  });

  it('are refused for an address with an invalid id', async () => {
    const { body } = await ask(`${ofIndex}/documents?ids=0,illegal/docid`);
    expect(body).toMatchObject({ code: 'invalid_document_ids' });
  });
});

describe('what the dealer’s own systems may read', () => {
  const asAdmin = { authorization: `Bearer ${adminKey}` };

  it('includes how many listed documents have each attribute', async () => {
    const { body } = await ask(`${ofIndex}/stats`, undefined, asAdmin);
    expect(body).toMatchObject({
      numberOfDocuments: 42,
      numberOfEmbeddings: 0,
      numberOfEmbeddedDocuments: 0,
      fieldDistribution: { id: 42, make: 42 },
    });
    expect(body.rawDocumentDbSize).toBeGreaterThan(1000);
    expect(body.avgDocumentSize).toBeGreaterThan(100);
  });

  it('includes what searches can do with each attribute, except for the public key', async () => {
    const filter = { attributePatterns: ['pri*', 'name'] };
    const { body } = await ask(`${ofIndex}/fields`, { filter }, asAdmin);
    expect(body).toMatchObject({
      results: [
        { name: 'name', searchable: { enabled: true }, filterable: { enabled: false } },
        { name: 'price', sortable: { enabled: true }, filterable: { enabled: true } },
      ],
      total: 2,
    });
    expect((await ask(`${ofIndex}/fields`, { filter })).status).toBe(403);
  });
});
