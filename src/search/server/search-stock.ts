import { findNearestPostcodeCoordinates } from '#src/locations/server/find-postcode-coordinates.ts';
import type { SearchEngine, SearchResponse } from '../engine/search-api.ts';
import type { SearchDocument } from '../engine/text/text-index.ts';
import { buildListingFilter } from '../rules/query/build-listing-filter.ts';
import { buildSearchQuery } from '../rules/query/build-search-query.ts';
import type { QueryNear, SearchAnswer, SearchQuery } from '../rules/query/search-query.ts';
import type { SearchState } from '../rules/search-state.ts';
import type { SearchedSite } from '../rules/searched-site.ts';
import { countShown } from '../view/count-shown.ts';

/** What a site's stock answers, with the documents found. */
interface StockAnswer extends SearchAnswer, Pick<SearchResponse, 'hits'> {}

/** Metres are what the engine measures in. */
const metresAKm = 1000;

/** A search near a postcode as the engine takes it; a postcode that is none leaves the search as it is. (#21) */
const narrowToNear = (query: Partial<SearchQuery>, near: QueryNear): Partial<SearchQuery> => {
  const place = findNearestPostcodeCoordinates(near.postcode);
  if (place === undefined) return query;
  const { latitude, longitude } = place;
  const area = `_geoRadius(${latitude}, ${longitude}, ${near.withinKm * metresAKm})`;
  const { narrowing = '', sort = [] } = query;
  return {
    ...query,
    narrowing: narrowing === '' ? area : `(${narrowing}) AND ${area}`,
    sort: near.isOrder ? [`_geoPoint(${latitude},${longitude}):asc`, ...sort] : sort,
  };
};

/** Asks a site's stock by the attributes of its search document; any other does not compile. */
export const searchStock = (engine: Pick<SearchEngine, 'search'>, query: Partial<SearchQuery>): StockAnswer => {
  const { near = null, ...asked } = query;
  return engine.search(near === null ? asked : narrowToNear(asked, near));
};

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

const batchSize = 1000;

/** Every vehicle that a site lists, as search documents, in the site's own order. */
export function* readListedStock(
  engine: SearchEngine,
  site: Pick<SearchedSite, 'config'>,
  now: Date,
): Generator<SearchDocument> {
  const filter = buildListingFilter(site.config.search, now.getTime() / 1000);
  for (let offset = 0; ; offset += batchSize) {
    const { hits } = searchStock(engine, { filter, offset, limit: batchSize });
    yield* hits;
    if (hits.length < batchSize) return;
  }
}
