import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { listNoticeChannels } from '#src/watchlist/rules/notice-change.ts';
import { type ConsentStore, findHeldConsent, type HeldConsentOptions } from '#src/watchlist/server/consent-store.ts';
import type { WatchlistStore } from '#src/watchlist/server/watchlist-store.ts';
import { buildWatchedStock } from './build-watched-stock.ts';
import type { LoadedWatchlist } from './build-watchlist-view.ts';

export interface WatchlistPageLoaderOptions {
  readonly store: Pick<WatchlistStore, 'list'>;
  readonly consents: Pick<ConsentStore, 'find' | 'findUnproven' | 'stop'>;
  readonly stops: HeldConsentOptions['stops'];
  readonly vehicles: Pick<VehicleStore, 'findByIds'>;
  readonly pathsOf: SiteSearchPaths;
}

export const createWatchlistPageLoader = ({
  store,
  consents,
  stops,
  vehicles,
  pathsOf,
}: WatchlistPageLoaderOptions) => ({
  load: async (site: ResolvedSite, visitorUuid: string, now: Date): Promise<LoadedWatchlist> => {
    const owner = { siteSlug: site.slug, visitorUuid };
    const entries = await store.list(owner);
    const ids = entries.map(({ vehicleId }) => vehicleId);
    const found = await vehicles.findByIds(site.slug, ids);
    const stock = buildWatchedStock(entries, found, { site, paths: await pathsOf(site), now });
    const isOffered = listNoticeChannels(site.config.watchlist).length > 0;
    if (!isOffered) return { stock, consent: null, unproven: null };
    return {
      stock,
      consent: await findHeldConsent({ consents, stops }, owner, now),
      unproven: await consents.findUnproven(owner),
    };
  },
});
