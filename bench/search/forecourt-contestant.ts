import { createSearchEngine } from '#src/search/engine/create-search-engine.ts';
import { type Contestant, hitsPerPage } from './contestant.ts';
import { benchmarkFacets, benchmarkSettings, listingFilter } from './generate-stock.ts';

export const forecourtContestant: Contestant = {
  name: 'forecourt',
  load: (stock) => {
    const engine = createSearchEngine(benchmarkSettings);
    engine.upsert(stock);
    engine.prepare();
    return {
      search: (query) => {
        const found = engine.search({
          query: query.text,
          filter: listingFilter,
          refinements: query.refinements,
          ranges: query.ranges,
          facets: benchmarkFacets,
          maxValuesPerFacet: 1000,
          sort: query.sort === undefined ? [] : [`${query.sort.attribute}:${query.sort.direction}`],
          offset: query.page * hitsPerPage,
          limit: hitsPerPage,
        });
        const facets: Record<string, Record<string, number>> = {};
        for (const name in found.facets) {
          const counts: Record<string, number> = {};
          for (const { value, count } of found.facets[name] ?? []) counts[value] = count;
          facets[name] = counts;
        }
        return { total: found.totalHits, ids: found.ids.map(Number), facets };
      },
      update: (car) => engine.upsert([car]),
      close: () => undefined,
    };
  },
};
