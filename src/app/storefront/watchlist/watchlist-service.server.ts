import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import type { WatchlistStore } from '#src/watchlist/server/queries.ts';
import { buildWatchedStock } from './build-watched-stock.ts';
import type { WatchedStock } from './watchlist-view.ts';

export interface WatchlistServiceOptions {
  readonly store: Pick<WatchlistStore, 'list'>;
  readonly vehicles: Pick<VehicleStore, 'findByIds'>;
  readonly pathsOf: SiteSearchPaths;
}

/** What is on one visitor's watchlist, with the stock as it is now. */
export const createWatchlistService = ({ store, vehicles, pathsOf }: WatchlistServiceOptions) => ({
  load: async (site: ResolvedSite, visitorUuid: string, now: Date): Promise<WatchedStock> => {
    const entries = await store.list({ siteSlug: site.slug, visitorUuid });
    const ids = entries.map(({ vehicleId }) => vehicleId);
    const found = await vehicles.findByIds(site.slug, ids);
    return buildWatchedStock(entries, found, { site, paths: await pathsOf(site), now });
  },
});

export type WatchlistService = ReturnType<typeof createWatchlistService>;
