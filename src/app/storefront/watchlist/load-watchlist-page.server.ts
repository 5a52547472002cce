import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import { isInStock, isListed } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { listNoticeChannels } from '#src/watchlist/rules/notice-change.ts';
import { type ConsentStore, findHeldConsent, type HeldConsentOptions } from '#src/watchlist/server/consent-store.ts';
import type { WatchlistStore } from '#src/watchlist/server/watchlist-store.ts';
import { buildSavedLine, type SavedLineView } from '#src/watchlist/view/build-saved-line.ts';
import type { LoadedWatchlist, WatchedStock } from './build-watchlist-view.ts';

interface Entry {
  readonly vehicleId: number;
  readonly priceCents: number | null;
  readonly addedAt: Date;
}

const describeSaving = (
  { priceCents, addedAt }: Entry,
  vehicle: Vehicle | undefined,
  timeZone: string,
): SavedLineView => {
  const currentCents = vehicle !== undefined && isInStock(vehicle) ? findShownPriceCents(vehicle) : null;
  return buildSavedLine({ addedAt, savedCents: priceCents, currentCents }, timeZone);
};

/** @spec B1.15, B4.37 */
export const buildWatchedStock = (
  entries: readonly Entry[],
  vehicles: readonly Vehicle[],
  context: ViewContext,
): WatchedStock => {
  const { site, now } = context;
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const all = entries.map((entry) => {
    const vehicle = byId.get(entry.vehicleId);
    const saved = describeSaving(entry, vehicle, site.timeZone);
    return { id: entry.vehicleId, vehicle, saved };
  });
  const isShown = (vehicle: Vehicle | undefined): vehicle is Vehicle =>
    vehicle !== undefined && isListed(vehicle, site.config.search, now);
  return {
    ids: entries.map(({ vehicleId }) => vehicleId),
    cards: all.flatMap(({ vehicle, saved }) =>
      isShown(vehicle) ? [{ card: buildVehicleCard(vehicle, context), saved }] : [],
    ),
    gone: all.flatMap(({ id, vehicle, saved }) =>
      isShown(vehicle) ? [] : [{ id, saved, name: vehicle === undefined ? `Vehicle ${id}` : getVehicleTitle(vehicle) }],
    ),
  };
};

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
