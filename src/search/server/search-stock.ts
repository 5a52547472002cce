import { findNearestPostcodeCoordinates } from '#src/locations/server/queries.ts';
import type { SearchEngine, SearchResponse } from '../engine/search-api.ts';
import type { QueryNear, SearchAnswer, SearchQuery } from '../rules/query/search-query.ts';

/** What a site's stock answers, with the documents found. */
export interface StockAnswer extends SearchAnswer, Pick<SearchResponse, 'hits'> {}

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
