import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publicKey, startProtocolServer } from './fixtures/start-protocol-server.ts';

let app: FastifyInstance;
let host: string;

beforeAll(async () => {
  ({ app, host } = await startProtocolServer());
});
afterAll(() => app.close());

const connect = (options: Parameters<typeof instantMeiliSearch>[2] = {}) =>
  instantMeiliSearch(host, publicKey, options).searchClient;

const idOf = ({ id }: { readonly id?: unknown }) => id;

const indexName = 'Car_production';

describe('instant-meilisearch', () => {
  it('searches, pages and highlights', async () => {
    const { results } = await connect({ finitePagination: true }).search([
      { indexName, params: { query: 'toyota', hitsPerPage: 4, page: 1 } },
    ]);
    expect(results[0]).toMatchObject({ nbHits: 6, nbPages: 2, page: 1, hitsPerPage: 4 });
    expect(results[0]?.hits.map(idOf)).toEqual([4, 6]);
    expect(results[0]?.hits[0]?._highlightResult).toMatchObject({
      make: { value: '__ais-highlight__Toyota__/ais-highlight__' },
    });
  });

  it('counts disjunctive facets as InstantSearch asks for them', async () => {
    const { results } = await connect().search([
      { indexName, params: { facetFilters: [['make:Toyota', 'make:Kia'], ['body:SUV']], facets: ['make', 'body'] } },
      { indexName, params: { facetFilters: [['body:SUV']], facets: ['make'], hitsPerPage: 0 } },
      { indexName, params: { facetFilters: [['make:Toyota', 'make:Kia']], facets: ['body'], hitsPerPage: 0 } },
    ]);
    expect(results[0]?.hits.map(idOf)).toEqual([5, 1, 21, 2]);
    expect(results[1]?.facets?.make).toMatchObject({ Toyota: 3, Kia: 1, Mazda: 2, 'Land Rover': 3 });
    expect(results[2]?.facets?.body).toEqual({ SUV: 4, Ute: 1, Hatch: 2, Sedan: 1, Wagon: 1 });
  });

  it('keeps values without cars on request', async () => {
    const { results } = await connect({ keepZeroFacets: true }).search([
      { indexName, params: { facetFilters: [['make:Tesla']], facets: ['fuel'] } },
    ]);
    expect(results[0]?.facets?.fuel).toEqual({ Electric: 1, Diesel: 0, Hybrid: 0, Petrol: 0 });
  });

  it('filters by numbers and returns their minimum and maximum', async () => {
    const { results } = await connect().search([
      { indexName, params: { numericFilters: ['price>=40000', 'price<=50000'], facets: ['price', 'year'] } },
      { indexName, params: { numericFilters: ['price:20000 TO 25000'], facets: ['price'] } },
    ]);
    expect(results[0]?.facets_stats?.price).toMatchObject({ min: 42_990, max: 49_990 });
    expect(results[0]?.hits).toHaveLength(6);
    expect(results[1]?.hits).toHaveLength(4);
  });

  it('searches for facet values', async () => {
    const found = await connect().searchForFacetValues([
      { indexName, params: { facetName: 'make', facetQuery: 'mits', facetFilters: [['body:SUV']] } },
    ]);
    expect(found[0]?.facetHits).toMatchObject([{ value: 'Mitsubishi', count: 2 }]);
  });

  it('sorts by the index name that InstantSearch gives a sort', async () => {
    const { results } = await connect().search([
      { indexName: `${indexName}:price:asc`, params: { query: '', hitsPerPage: 2 } },
    ]);
    expect(results[0]?.hits.slice(0, 2).map(idOf)).toEqual([15, 11]);
  });

  it('reports a malformed filter', async () => {
    // The client logs what it throws.
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    await expect(connect().search([{ indexName, params: { filters: 'make &' } }])).rejects.toThrow(
      'Was expecting an operation',
    );
    printed.mockRestore();
  });
});
