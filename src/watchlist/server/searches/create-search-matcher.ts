import { buildSearchQuery } from '#src/search/rules/query/build-search-query.ts';
import { allOf, type FilterTerm, isForSale } from '#src/search/rules/query/filter-text.ts';
import { attributeOf } from '#src/search/rules/query/refinement-attributes.ts';
import { emptySearchState, refinementKeys, type SearchState } from '#src/search/rules/search-state.ts';
import { normaliseSearchState } from '#src/search/rules/url/normalise-search-state.ts';
import { countStock, searchStock } from '#src/search/server/search-stock.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import { mostFollowed } from '#src/watchlist/rules/searches/search-form.ts';
import type { WatchedSite } from '../watchlist-service.ts';

export interface SearchMatcher {
  /** @spec B9.03 */
  readonly count: (site: WatchedSite, state: SearchState, now: Date) => Promise<number>;
  readonly findAbsent: (site: WatchedSite, state: SearchState, now: Date) => Promise<SearchState>;
  /** Lists the matching vehicles that are unreserved and for sale now or soon; null if there are too many to follow. */
  readonly listIds: (site: WatchedSite, state: SearchState, now: Date) => Promise<readonly number[] | null>;
}

/** Maximum number of values of a facet to read: more than any facet has. */
const mostValues = 20_000;

const canBeBought: readonly FilterTerm[] = [isForSale, 'NOT reserved = true'];

/** Uses the site's own search, so that notices match what the search page shows. @spec B7.04 */
export const createSearchMatcher = (indexes: Pick<StockIndexes, 'get'>): SearchMatcher => ({
  count: async (site, state, now) => countStock(await indexes.get(site.slug), site, state, now),
  findAbsent: async (site, { refinements }, now) => {
    const all = buildSearchQuery(emptySearchState, site.config.search, now.getTime() / 1000);
    const chosen = refinementKeys.filter((key) => refinements[key] !== undefined);
    const { facets } = searchStock(await indexes.get(site.slug), {
      filter: all.filter,
      facets: chosen.map(attributeOf),
      limit: 0,
      maxValuesPerFacet: mostValues,
    });
    const absent = chosen.map((key) => {
      const known = new Set(facets[attributeOf(key)]?.map(({ value }) => value));
      return [key, refinements[key]?.filter((value) => !known.has(value)) ?? []] as const;
    });
    return normaliseSearchState({ ...emptySearchState, refinements: Object.fromEntries(absent) });
  },
  listIds: async (site, state, now) => {
    const query = buildSearchQuery(state, site.config.search, now.getTime() / 1000);
    const own: readonly FilterTerm[] = query.narrowing === '' ? [] : [`(${query.narrowing})`];
    const { ids, totalHits } = searchStock(await indexes.get(site.slug), {
      ...query,
      narrowing: allOf([...own, ...canBeBought]),
      offset: 0,
      limit: mostFollowed,
      facets: [],
      stats: [],
    });
    return totalHits > mostFollowed ? null : ids.filter((id) => typeof id === 'number');
  },
});
