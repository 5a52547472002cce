import { emptySearchState } from '#src/search/rules/empty-search-state.ts';
import type { SearchConfig } from '../config.ts';
import type { RefinementKey, SearchState } from '../search-state.ts';
import { buildSearchQuery } from './build-search-query.ts';
import { isForSale } from './filter-text.ts';
import type { SearchQuery } from './search-query.ts';

/** Choices that say best what a shopper is after, the most telling first; the first that is chosen is kept. */
const keptKeys = ['body', 'make', 'item_type', 'car_type'] as const satisfies readonly RefinementKey[];

/**
 * What to show beside a search that found nothing: vehicles in stock of the same body, else make, else kind.
 * @param nowSeconds the moment now, in seconds since 1970
 * @spec B2.19, D.04
 */
export const buildAlternativesQuery = (state: SearchState, config: SearchConfig, nowSeconds: number): SearchQuery => {
  const key = keptKeys.find((candidate) => state.refinements[candidate] !== undefined);
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
