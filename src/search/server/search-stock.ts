import { findNearestPostcodeCoordinates } from '#src/locations/server/find-postcode-coordinates.ts';
import type { FieldFault } from '#src/vehicle/rules/fields/field-table.ts';
import { parseVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { SearchEngine, SearchResponse } from '../engine/search-api.ts';
import type { EngineDocument } from '../engine/text/text-index.ts';
import { buildListingFilter, buildSearchQuery } from '../rules/query/build-search-query.ts';
import type { QueryNear, SearchAnswer, SearchQuery } from '../rules/query/search-query.ts';
import type { SearchState } from '../rules/search-state.ts';
import type { SearchedSite } from '../rules/searched-site.ts';
import { countShown } from '../view/count-shown.ts';

const metresAKm = 1000;

/** Ignores the postcode if no postcode with the same or a close number is known. (#21) */
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

export const searchStock = (
  engine: Pick<SearchEngine, 'search'>,
  query: Partial<SearchQuery>,
): SearchAnswer & Pick<SearchResponse, 'hits' | 'ids'> => {
  const { near = null, ...asked } = query;
  return engine.search(near === null ? asked : narrowToNear(asked, near));
};

export interface BadHit {
  readonly id: unknown;
  readonly errors: readonly FieldFault[];
}

export const badHitMessage = 'a search hit could not be read as a vehicle';

export type OnBadHit = (hit: BadHit) => void;

/** The engine returns the same object for a recently read document, so its vehicle can be reused. */
const readVehicles = new WeakMap<object, Vehicle>();

export const readHits = (hits: readonly Readonly<Record<string, unknown>>[], onBadHit: OnBadHit): readonly Vehicle[] =>
  hits.flatMap((hit) => {
    const known = readVehicles.get(hit);
    if (known !== undefined) return [known];
    const parsed = parseVehicle(hit);
    if (parsed.kind === 'record') {
      readVehicles.set(hit, parsed.record);
      return [parsed.record];
    }
    onBadHit({ id: hit.id, errors: parsed.errors });
    return [];
  });

export interface StockCount {
  readonly count: number;
  readonly answer: SearchAnswer;
}

/** @spec B9.03, D.52 */
export const countStockByKind = (
  engine: Pick<SearchEngine, 'search'>,
  { config: { search } }: Pick<SearchedSite, 'config'>,
  state: SearchState,
  now: Date,
): StockCount => {
  const query = buildSearchQuery(state, search, now.getTime() / 1000);
  const answer = searchStock(engine, { ...query, facets: ['car_type', 'body'], stats: [], limit: 0 });
  return { count: countShown(state, answer, search), answer };
};

export const countStock = (...asked: Parameters<typeof countStockByKind>): number => countStockByKind(...asked).count;

const batchSize = 1000;

export function* readListedStock(
  engine: SearchEngine,
  site: Pick<SearchedSite, 'config'>,
  now: Date,
): Generator<EngineDocument> {
  const filter = buildListingFilter(site.config.search, now.getTime() / 1000);
  for (let offset = 0; ; offset += batchSize) {
    const { hits } = searchStock(engine, { filter, offset, limit: batchSize });
    yield* hits;
    if (hits.length < batchSize) return;
  }
}
