import { buildVehicleCard, type VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { buildListingFilter } from '#src/search/rules/query/build-search-query.ts';
import { type OnBadHit, readHits } from '#src/search/server/search-stock.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

export interface CardsLoaderOptions {
  readonly indexes: Pick<StockIndexes, 'get'>;
  readonly pathsOf: SiteSearchPaths;
  readonly onBadHit: OnBadHit;
}

export const createCardsLoader = ({ indexes, pathsOf, onBadHit }: CardsLoaderOptions) => ({
  /** @spec B3.20, B3.21 */
  load: async (site: ResolvedSite, ids: readonly number[], now: Date): Promise<readonly VehicleCardView[]> => {
    if (ids.length === 0) return [];
    const engine = await indexes.get(site.slug);
    const { hits } = engine.search({
      filter: buildListingFilter(site.config.search, now.getTime() / 1000),
      narrowing: `id IN [${ids.join(', ')}]`,
      limit: ids.length,
    });
    const context = { site, paths: await pathsOf(site), now };
    const found = new Map(readHits(hits, onBadHit).map((vehicle) => [vehicle.id, vehicle]));
    return ids.flatMap((id) => {
      const vehicle = found.get(id);
      return vehicle === undefined ? [] : [buildVehicleCard(vehicle, context)];
    });
  },
});
