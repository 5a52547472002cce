import type { SearchEngine, SearchResponse } from '../engine/search-api.ts';
import type { SearchAnswer, SearchQuery } from '../rules/query/search-query.ts';

/** What a site's stock answers, with the documents found. */
export interface StockAnswer extends SearchAnswer, Pick<SearchResponse, 'hits'> {}

/**
 * Asks a site's stock by the attributes of its search document; any other does not compile. Pages find a vehicle by the
 * whole of a plate or VIN that they hide: whoever types it knows it.
 */
export const searchStock = (engine: Pick<SearchEngine, 'search'>, query: Partial<SearchQuery>): StockAnswer =>
  engine.search({ ...query, findsWithheld: true });
