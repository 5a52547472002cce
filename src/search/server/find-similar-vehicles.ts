import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { SearchEngine } from '../engine/search-api.ts';
import type { EngineDocument } from '../engine/text/text-index.ts';
import type { SearchConfig } from '../rules/config.ts';
import { buildSimilarQueries, chooseSimilar } from '../rules/query/build-similar-queries.ts';
import type { SearchQuery } from '../rules/query/search-query.ts';
import type { SearchedSite } from '../rules/searched-site.ts';
import { type OnBadHit, readHits, searchStock } from './search-stock.ts';
import type { StockIndexes } from './stock-indexes.ts';

const collectHits = (
  engine: Pick<SearchEngine, 'search'>,
  queries: readonly SearchQuery[],
  count: number,
): readonly EngineDocument[] => {
  const found = new Map<unknown, EngineDocument>();
  for (const query of queries) {
    if (found.size >= count) break;
    for (const hit of searchStock(engine, query).hits) if (!found.has(hit.id)) found.set(hit.id, hit);
  }
  return [...found.values()];
};

/** @spec B5.45, B9.21, B9.22 */
export const findSimilarVehicles = async (
  { indexes, onBadHit }: { readonly indexes: Pick<StockIndexes, 'get'>; readonly onBadHit: OnBadHit },
  site: Pick<SearchedSite, 'slug' | 'config'>,
  vehicle: Vehicle,
  now: Date,
  count: number,
): Promise<readonly Vehicle[]> => {
  const queries = buildSimilarQueries(vehicle, site.config.search, now.getTime() / 1000);
  const hits = collectHits(await indexes.get(site.slug), queries, count);
  return chooseSimilar(vehicle, readHits(hits, onBadHit), count);
};

/** @spec B2.53, B5.45 */
export const hasSimilarVehicles = (
  engine: Pick<SearchEngine, 'search'>,
  vehicle: Vehicle,
  config: SearchConfig,
  now: Date,
): boolean => {
  const widest = buildSimilarQueries(vehicle, config, now.getTime() / 1000).at(-1);
  return widest !== undefined && searchStock(engine, { ...widest, limit: 0 }).totalHits > 0;
};
