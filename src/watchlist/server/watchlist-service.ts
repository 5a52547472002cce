import type { FastifyRequest } from 'fastify';
import { isSignedIn, type SignedInVisitor } from '#src/account/rules/visitor.ts';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import type { RenderMail } from '#src/leads/server/mail/render-mail.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { SearchConfig } from '#src/search/rules/config.ts';
import { isListed } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ListingSite, VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { mostWatched, type WatchlistConfig } from '../rules/config.ts';
import type { NoticeSender } from '../view/notice-letter.ts';
import type { SeenState } from './consent-store.ts';
import { readVehicleState } from './read-vehicle-state.ts';
import type { ListOwner, NewEntry, WatchlistStore } from './watchlist-store.ts';

export interface WatchedSite extends ListingSite, NoticeSender {
  readonly brand: { readonly palette: Parameters<RenderMail>[1] };
  readonly config: ListingSite['config'] & { readonly watchlist: WatchlistConfig; readonly search: SearchConfig };
}

export interface WatchlistServiceOptions {
  readonly siteOf: (host: string | undefined) => WatchedSite | undefined;
  readonly visitors: Pick<VisitorService, 'find'>;
  readonly vehicles: Pick<VehicleStore, 'findByIds'>;
  readonly store: WatchlistStore;
}

export interface WatchlistCaller {
  readonly site: WatchedSite;
  readonly visitor: SignedInVisitor | null;
}

interface TakenOver {
  readonly ids: readonly number[];
  readonly isFull: boolean;
}

export const ownerOf = (site: WatchedSite, { visitorUuid }: SignedInVisitor): ListOwner => ({
  siteSlug: site.slug,
  visitorUuid,
});

const toEntry = (vehicle: Vehicle): NewEntry => ({ vehicleId: vehicle.id, priceCents: findShownPriceCents(vehicle) });

const unknownVehicle = (): DomainError => new DomainError('notFound', 'This vehicle is no longer listed.');

/** Methods change only the list of the given visitor. @spec B6.03 */
export const createWatchlistService = ({ siteOf, visitors, vehicles, store }: WatchlistServiceOptions) => {
  return {
    /** Throws notFound if the site has no watchlist. `visitor` is null if nobody is signed in. @spec B1.15, B4.34 */
    meet: async (request: Pick<FastifyRequest, 'host' | 'headers'>): Promise<WatchlistCaller> => {
      const site = requireSite(siteOf, request);
      if (!site.config.watchlist.isEnabled)
        throw new DomainError('notFound', 'The watchlist isn’t available on this site.');
      const visitor = await visitors.find(site.slug, request);
      return { site, visitor: isSignedIn(visitor) ? visitor : null };
    },
    list: async (site: WatchedSite, visitor: SignedInVisitor): Promise<readonly number[]> =>
      (await store.list(ownerOf(site, visitor))).map(({ vehicleId }) => vehicleId),
    listSeen: async (site: WatchedSite, visitor: SignedInVisitor, now: Date): Promise<readonly SeenState[]> => {
      const ids = (await store.list(ownerOf(site, visitor))).map(({ vehicleId }) => vehicleId);
      const found = new Map((await vehicles.findByIds(site.slug, ids)).map((vehicle) => [vehicle.id, vehicle]));
      return ids.map((vehicleId) => ({ vehicleId, ...readVehicleState(found.get(vehicleId), site, now) }));
    },
    /** Throws notFound for a vehicle that the site doesn't list, and conflict if the list is full. */
    save: async (site: WatchedSite, visitor: SignedInVisitor, vehicleId: number): Promise<void> => {
      const now = new Date();
      const [vehicle] = await vehicles.findByIds(site.slug, [vehicleId]);
      if (vehicle === undefined || !isListed(vehicle, site.config.search, now)) throw unknownVehicle();
      const saved = await store.add(ownerOf(site, visitor), [toEntry(vehicle)], now);
      if (saved.length > 0) return;
      throw new DomainError('conflict', `You’ve already saved ${mostWatched}. Remove one first.`);
    },
    /** Throws notFound only if the vehicle is neither on the list nor in the site's stock. */
    remove: async (site: WatchedSite, visitor: SignedInVisitor, vehicleId: number): Promise<void> => {
      const wasOn = await store.remove(ownerOf(site, visitor), vehicleId);
      if (!wasOn && (await vehicles.findByIds(site.slug, [vehicleId])).length === 0) throw unknownVehicle();
    },
    /**
     * Adds a browser's favourites. Includes sold vehicles, because they were for sale when they were saved.
     * @spec B1.15, B4.37
     */
    takeOver: async (site: WatchedSite, visitor: SignedInVisitor, ids: readonly number[]): Promise<TakenOver> => {
      const found = new Map((await vehicles.findByIds(site.slug, ids)).map((vehicle) => [vehicle.id, vehicle]));
      const entries = ids.flatMap((id) => found.get(id) ?? []).map(toEntry);
      const saved = await store.add(ownerOf(site, visitor), entries, new Date());
      return { ids: saved, isFull: saved.length < new Set(ids.filter((id) => found.has(id))).size };
    },
  };
};

export type WatchlistService = ReturnType<typeof createWatchlistService>;
