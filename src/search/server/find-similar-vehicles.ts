import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { parseVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildSimilarQuery } from '../rules/query/build-similar-query.ts';
import { chooseSimilar } from '../rules/query/choose-similar.ts';
import type { StockIndexes } from './stock-indexes.ts';

const toVehicle = (hit: Readonly<Record<string, unknown>>): readonly Vehicle[] => {
  const parsed = parseVehicle(hit);
  return parsed.kind === 'record' ? [parsed.record] : [];
};

/** Vehicles of a site similar to one, the most alike first, at most `count`. @spec B5.45, B9.21, B9.22 */
export const findSimilarVehicles = async (
  indexes: Pick<StockIndexes, 'get'>,
  site: ResolvedSite,
  vehicle: Vehicle,
  now: Date,
  count: number,
): Promise<readonly Vehicle[]> => {
  const engine = await indexes.get(site.slug);
  const { hits } = engine.search(buildSimilarQuery(vehicle, site.config.search, now.getTime() / 1000));
  return chooseSimilar(vehicle, hits.flatMap(toVehicle), count);
};
