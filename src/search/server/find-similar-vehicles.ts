import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { type OnBadHit, readHits } from '../rules/document/read-hits.ts';
import { buildSimilarQuery } from '../rules/query/build-similar-query.ts';
import { chooseSimilar } from '../rules/query/choose-similar.ts';
import type { SearchedSite } from '../rules/searched-site.ts';
import { searchStock } from './search-stock.ts';
import type { StockIndexes } from './stock-indexes.ts';

/** Vehicles of a site similar to one, the most alike first, at most `count`. @spec B5.45, B9.21, B9.22 */
export const findSimilarVehicles = async (
  { indexes, onBadHit }: { readonly indexes: Pick<StockIndexes, 'get'>; readonly onBadHit: OnBadHit },
  site: Pick<SearchedSite, 'slug' | 'config'>,
  vehicle: Vehicle,
  now: Date,
  count: number,
): Promise<readonly Vehicle[]> => {
  const query = buildSimilarQuery(vehicle, site.config.search, now.getTime() / 1000);
  const { hits } = searchStock(await indexes.get(site.slug), query);
  return chooseSimilar(vehicle, readHits(hits, onBadHit), count);
};
