import { EngineIndex } from './engine-index.ts';
import { runFacetSearch } from './run-facet-search.ts';
import { runSearch } from './run-search.ts';
import type { SearchEngine, SearchSettings } from './search-api.ts';

/** Makes an engine without documents. */
export const createSearchEngine = (settings: SearchSettings): SearchEngine => {
  const index = new EngineIndex(settings);
  return {
    settings,
    upsert: (documents) => index.upsert(documents),
    remove: (ids) => index.remove(ids),
    search: (request) => index.exclusively(() => runSearch(index, request), request.maxMs),
    facetSearch: (request) => index.exclusively(() => runFacetSearch(index, request), request.maxMs),
    count: (filter) => index.exclusively(() => index.baseSet(filter).count),
    countAttributes: (filter) => index.exclusively(() => index.countAttributes(filter)),
    find: (id) => index.find(id),
    prepare: () => index.prepare(),
    memoryBytes: () => index.bytes,
  };
};
