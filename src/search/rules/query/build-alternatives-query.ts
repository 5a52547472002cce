import type { SearchConfig } from '../config.ts';
import { emptySearchState, type RefinementKey, type SearchState } from '../search-state.ts';
import { buildSearchQuery } from './build-search-query.ts';
import { isForSale } from './filter-text.ts';
import type { SearchQuery } from './search-query.ts';

const preferredKeys = ['body', 'make', 'item_type', 'car_type'] as const satisfies readonly RefinementKey[];

/** @spec B2.19, D.04 */
export const buildAlternativesQuery = (state: SearchState, config: SearchConfig, nowSeconds: number): SearchQuery => {
  const key = preferredKeys.find((candidate) => state.refinements[candidate] !== undefined);
  const values = key === undefined ? undefined : state.refinements[key];
  const relaxed = {
    ...emptySearchState,
    refinements: key === undefined || values === undefined ? {} : { [key]: values },
  };
  return {
    ...buildSearchQuery(relaxed, config, nowSeconds),
    narrowing: isForSale,
    limit: config.similarCount,
    facets: [],
    stats: [],
  };
};
