import type { SearchConfig } from '../config.ts';
import { emptySearchState } from '../empty-search-state.ts';
import { isNarrowedSearch } from '../is-narrowed-search.ts';
import type { SearchState } from '../search-state.ts';
import { buildSearchQuery } from './build-search-query.ts';
import type { SearchQuery } from './search-query.ts';

/**
 * The query that counts all that the site lists, so that filters keep their place while a search narrows; null for a
 * search that narrows nothing, which says it itself.
 * @param nowSeconds the moment now, in seconds since 1970
 * @spec B3.14
 */
export const buildStockQuery = (state: SearchState, config: SearchConfig, nowSeconds: number): SearchQuery | null =>
  isNarrowedSearch(state) ? { ...buildSearchQuery(emptySearchState, config, nowSeconds), limit: 0 } : null;
