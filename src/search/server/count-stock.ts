import type { SearchEngine } from '../engine/search-api.ts';
import { buildSearchQuery } from '../rules/query/build-search-query.ts';
import type { SearchState } from '../rules/search-state.ts';
import type { SearchedSite } from '../rules/searched-site.ts';
import { countShown } from '../view/count-shown.ts';
import { searchStock } from './search-stock.ts';

/** How many vehicles the page of a search would say it has, without finding them. @spec B9.03, D.52 */
export const countStock = (
  engine: Pick<SearchEngine, 'search'>,
  { config: { search } }: Pick<SearchedSite, 'config'>,
  state: SearchState,
  now: Date,
): number => {
  const query = buildSearchQuery(state, search, now.getTime() / 1000);
  return countShown(state, searchStock(engine, { ...query, facets: ['car_type'], stats: [], limit: 0 }), search);
};
