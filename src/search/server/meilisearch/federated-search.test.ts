import { describe, expect, it } from 'vitest';
import { prepareClients } from './fixtures/prepare-clients.ts';
import { publicKey } from './fixtures/start-protocol-server.ts';

const { host } = prepareClients();
const indexUid = 'Car_production';

const ask = async (federation: unknown, queries: readonly object[], headers: Record<string, string> = {}) => {
  const answer = await fetch(`${host()}/multi-search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ federation, queries: queries.map((query) => ({ indexUid, ...query })) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};
const idsOf = (body: { readonly hits?: readonly { readonly id: number }[] }) => body.hits?.map(({ id }) => id);

describe('a federated search', () => {
  it('returns one list, each document once, and names the search that found it [B7.07]', async () => {
    const { body } = await ask({}, [{ q: 'hilux' }, { q: 'golf' }, { q: 'toyota hilux' }]);
    expect(idsOf(body)).toEqual([3, 31, 5, 1, 2, 4, 6]);
    expect(body).toMatchObject({ offset: 0, limit: 20, estimatedTotalHits: 7, requestUid: expect.any(String) });
    expect(body.hits?.[1]).toMatchObject({
      _federation: { indexUid, queriesPosition: 1, weightedRankingScore: 1 },
    });
  });

  it('ranks hits by the weight of their search, and pages over all of them', async () => {
    const light = { q: 'hilux', federationOptions: { weight: 0.5 } };
    expect(idsOf((await ask({}, [light, { q: 'golf' }])).body)).toEqual([31, 3]);
    const second = await ask({ page: 2, hitsPerPage: 1 }, [light, { q: 'golf' }]);
    expect(idsOf(second.body)).toEqual([3]);
    expect(second.body).toMatchObject({ page: 2, hitsPerPage: 1, totalPages: 2, totalHits: 2 });
  });

  it('keeps the order of searches with the same sort', async () => {
    const sort = ['price:asc'];
    const { body } = await ask({ limit: 3 }, [
      { filter: 'make = Mazda', sort },
      { filter: 'make = Toyota', sort },
    ]);
    expect(idsOf(body)).toEqual([11, 4, 8]);
  });

  it('counts facets by index, or as one', async () => {
    const queries = [{ filter: 'make = Mazda' }, { filter: 'make = Toyota' }];
    const facetsByIndex = { [indexUid]: ['make'] };
    expect((await ask({ facetsByIndex }, queries)).body).toMatchObject({
      facetsByIndex: { [indexUid]: { distribution: { make: { Mazda: 5, Toyota: 6 } }, stats: {} } },
    });
    expect((await ask({ facetsByIndex, mergeFacets: { maxValuesPerFacet: 1 } }, queries)).body).toMatchObject({
      facetDistribution: { make: { Mazda: 5 } },
    });
  });

  it('keeps one hit per distinct value', async () => {
    const { body } = await ask({ distinct: 'make' }, [{ filter: 'make = Mazda' }, { filter: 'make = Kia' }]);
    expect(body.hits).toHaveLength(2);
  });

  it.each([
    [{ limit: 5 }, 'invalid_multi_search_query_pagination', 'remove `limit` from the query'],
    [{ facets: ['make'] }, 'invalid_multi_search_query_facets', `federation.facetsByIndex.${indexUid}: ["make"]`],
    [
      { federationOptions: { weight: -1 } },
      'invalid_multi_search_weight',
      'Invalid value at `.queries[0].federationOptions.weight`: the value of `weight` is invalid, expected a positive float',
    ],
    [{ federationOptions: { speed: 1 } }, 'bad_request', 'Unknown field `speed`'],
  ])('says what is wrong with the search %j', async (query, code, message) => {
    expect(await ask({}, [query])).toMatchObject({
      status: 400,
      body: { code, message: expect.stringContaining(message) },
    });
  });

  it('accepts one distinct attribute, and no facets on a query', async () => {
    expect(await ask({ distinct: 'make' }, [{ distinct: 'make' }])).toMatchObject({
      status: 400,
      body: { code: 'invalid_multi_search_distinct' },
    });
    expect((await ask({}, [{ facets: [] }])).status).toBe(200);
  });

  it('is required for federation options', async () => {
    const alone = await ask(undefined, [{ federationOptions: { weight: 1 } }]);
    expect(alone).toMatchObject({ status: 400, body: { code: 'invalid_multi_search_federation_options' } });
  });

  it('describes its queries on request', async () => {
    const { body } = await ask({}, [{ q: 'golf' }], { 'Meili-Include-Metadata': 'true' });
    expect(body.metadata).toEqual([{ query: 'golf', queryUid: expect.any(String), indexUid, primaryKey: 'id' }]);
  });
});
