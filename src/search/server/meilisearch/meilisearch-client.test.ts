import { describe, expect, it } from 'vitest';
import { relevanceStock } from '../../engine/fixtures/relevance-stock.ts';
import { prepareClients } from './fixtures/prepare-clients.ts';

const { cars, client } = prepareClients();
const idsOf = (hits: readonly Record<string, unknown>[]) => hits.map(({ id }) => id);

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

  it('counts pages when a page is requested [B3.13, B9.01]', async () => {
    const found = await cars().search('', { hitsPerPage: 21, page: 2 });
    expect(found).toMatchObject({ page: 2, hitsPerPage: 21, totalPages: 2, totalHits: 42 });
    expect(found.hits).toHaveLength(21);
    expect((await cars().search('', { hitsPerPage: 21, page: 3 })).hits).toEqual([]);
    expect((await cars().search('', { hitsPerPage: 0 })).hits).toEqual([]);
  });

  it('returns facet counts, and for a numeric facet its minimum and maximum too', async () => {
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

  it('highlights, crops and locates matches only on request', async () => {
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

  it('follows the matching strategy and searches only the requested attributes', async () => {
    expect((await cars().search('toyota unicorn', { matchingStrategy: 'all' })).hits).toEqual([]);
    expect((await cars().search('unicorn toyota', { matchingStrategy: 'frequency' })).estimatedTotalHits).toBe(6);
    expect((await cars().search('toyota unicorn', { matchingStrategy: 'last' })).estimatedTotalHits).toBe(6);
    expect(idsOf((await cars().search('ready', { attributesToSearchOn: ['make'] })).hits)).toEqual([]);
    expect(idsOf((await cars().search('sport', { attributesToSearchOn: ['model'] })).hits)).toEqual([29, 27, 30, 21]);
  });

  it('answers several searches at once [B7.07]', async () => {
    const { results } = await client().multiSearch({
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
});
