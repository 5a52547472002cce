import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/queries.ts';
import { findNews } from '../rules/find-news.ts';
import type { WatchedSite } from './create-watchlist-desk.ts';
import type { NotedEntry, NoticeStore, Watcher } from './notice-store.ts';
import { readVehicleState } from './read-vehicle-state.ts';

interface LookOptions {
  readonly notices: Pick<NoticeStore, 'listWatchers' | 'note'>;
  readonly vehicles: Pick<VehicleStore, 'findByIds'>;
  /** Visitors that are looked at together. */
  readonly batchSize?: number;
}

const noteWatcher = (
  { entries }: Watcher,
  found: ReadonlyMap<number, Vehicle>,
  site: WatchedSite,
  now: Date,
): readonly NotedEntry[] =>
  entries.flatMap((told) => {
    const news = findNews(told, readVehicleState(found.get(told.vehicleId), site, now), now);
    if (news.kind === 'none') return [];
    return [{ told, state: news.state, change: news.kind === 'told' ? news.change : null }];
  });

/** Looks for what is new on the lists of a site's visitors who want to be told. @spec B1.15 */
export const createLook =
  ({ notices, vehicles, batchSize = 50 }: LookOptions) =>
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
