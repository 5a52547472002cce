import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { findWatchUpdate } from '../rules/find-watch-update.ts';
import type { NotedEntry, NoticeStore, Watcher } from './notice-store.ts';
import { readVehicleState } from './read-vehicle-state.ts';
import type { WatchedSite } from './watchlist-service.ts';

interface WatchlistScanOptions {
  readonly notices: Pick<NoticeStore, 'listWatchers' | 'note'>;
  readonly vehicles: Pick<VehicleStore, 'findByIds'>;
  readonly batchSize?: number;
}

const noteWatcher = (
  { entries }: Watcher,
  found: ReadonlyMap<number, Vehicle>,
  site: WatchedSite,
  now: Date,
): readonly NotedEntry[] =>
  entries.flatMap((notified) => {
    const update = findWatchUpdate(notified, readVehicleState(found.get(notified.vehicleId), site, now), now);
    if (update.kind === 'none') return [];
    return [{ notified, state: update.state, change: update.kind === 'notified' ? update.change : null }];
  });

/** @spec B1.15 */
export const createWatchlistScan =
  ({ notices, vehicles, batchSize = 50 }: WatchlistScanOptions) =>
  async (site: WatchedSite, now: Date): Promise<void> => {
    let watchers = await notices.listWatchers(site.slug, null, batchSize);
    while (watchers.length > 0) {
      const ids = new Set(watchers.flatMap(({ entries }) => entries.map(({ vehicleId }) => vehicleId)));
      const stock = await vehicles.findByIds(site.slug, [...ids]);
      const found = new Map(stock.map((vehicle) => [vehicle.id, vehicle]));
      for (const watcher of watchers) {
        const noted = noteWatcher(watcher, found, site, now);
        if (noted.length === 0) continue;
        await notices.note({ siteSlug: site.slug, visitorUuid: watcher.visitorUuid }, noted, now);
      }
      watchers = await notices.listWatchers(site.slug, watchers.at(-1)?.visitorUuid ?? null, batchSize);
    }
  };
