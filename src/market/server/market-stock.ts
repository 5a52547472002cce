import { type ComparedVehicle, type MarketListing, toMarketListing } from '../rules/comparison/market-listing.ts';

export const createMarketTable = () => {
  const byKey = new Map<string, Set<MarketListing>>();
  const bySite = new Map<string, Map<number, MarketListing>>();

  const remove = (siteSlug: string, vehicleId: number): void => {
    const listing = bySite.get(siteSlug)?.get(vehicleId);
    if (listing === undefined) return;
    bySite.get(siteSlug)?.delete(vehicleId);
    const group = byKey.get(listing.key);
    group?.delete(listing);
    if (group?.size === 0) byKey.delete(listing.key);
  };

  return {
    put: (listing: MarketListing): void => {
      remove(listing.siteSlug, listing.vehicleId);
      const group = byKey.get(listing.key) ?? new Set<MarketListing>();
      byKey.set(listing.key, group.add(listing));
      const ofSite = bySite.get(listing.siteSlug) ?? new Map<number, MarketListing>();
      bySite.set(listing.siteSlug, ofSite.set(listing.vehicleId, listing));
    },
    remove,
    removeSite: (siteSlug: string): void => {
      for (const vehicleId of [...(bySite.get(siteSlug)?.keys() ?? [])]) remove(siteSlug, vehicleId);
      bySite.delete(siteSlug);
    },
    find: (key: string): Iterable<MarketListing> => byKey.get(key) ?? [],
    size: (): number => [...bySite.values()].reduce((sum, ofSite) => sum + ofSite.size, 0),
  };
};

interface MarketStockOptions {
  /** Streams the vehicles written after stock version `version`. With 0, streams all. */
  readonly stream: (
    siteSlug: string,
    version: number,
    onBatch: (batch: readonly ComparedVehicle[]) => void,
  ) => Promise<{ readonly stockVersion: number }>;
  readonly onStockChanged: (
    listener: (event: { readonly siteSlug: string; readonly version: number }) => void,
  ) => () => void;
  readonly listSharingSites: () => readonly string[];
  readonly onProblem: (error: unknown) => void;
}

export interface MarketStock {
  /**
   * Before searching, reads stock that has changed on the sharing sites. If that fails, searches the stock in memory.
   */
  readonly find: (key: string) => Promise<Iterable<MarketListing>>;
  readonly size: () => number;
  readonly close: () => void;
}

/** Milliseconds for which `find` uses the stock in memory after a failed read. */
const retryPauseMs = 5000;

export const createMarketStock = ({
  stream,
  onStockChanged,
  listSharingSites,
  onProblem,
}: MarketStockOptions): MarketStock => {
  const table = createMarketTable();
  const readVersions = new Map<string, number>();
  const announcedVersions = new Map<string, number>();
  const reading = new Map<string, Promise<void>>();
  let retryAtMs = 0;

  const applyBatch = (siteSlug: string, vehicles: readonly ComparedVehicle[]): void => {
    for (const vehicle of vehicles) {
      const listing = toMarketListing(siteSlug, vehicle);
      if (listing === null) table.remove(siteSlug, vehicle.id);
      else table.put(listing);
    }
  };

  const isBehind = (siteSlug: string): boolean => {
    const version = readVersions.get(siteSlug);
    return version === undefined || version < (announcedVersions.get(siteSlug) ?? 0);
  };

  const read = async (siteSlug: string): Promise<void> => {
    const from = readVersions.get(siteSlug) ?? 0;
    const { stockVersion } = await stream(siteSlug, from, (batch) => applyBatch(siteSlug, batch));
    readVersions.set(siteSlug, Math.max(from, stockVersion));
  };

  const readOnce = (siteSlug: string): Promise<void> => {
    const running = reading.get(siteSlug);
    if (running !== undefined) return running;
    const started = read(siteSlug).finally(() => reading.delete(siteSlug));
    reading.set(siteSlug, started);
    return started;
  };

  const dropOthers = (sharing: readonly string[]): void => {
    for (const siteSlug of readVersions.keys()) {
      if (sharing.includes(siteSlug)) continue;
      table.removeSite(siteSlug);
      readVersions.delete(siteSlug);
    }
  };

  /** Reads the sites one after another, to leave database connections for visitors. */
  const catchUp = async (siteSlugs: readonly string[]): Promise<void> => {
    if (performance.now() < retryAtMs) return;
    try {
      for (const siteSlug of siteSlugs) await readOnce(siteSlug);
    } catch (error) {
      retryAtMs = performance.now() + retryPauseMs;
      onProblem(error);
    }
  };

  const stopListening = onStockChanged(({ siteSlug, version }) => {
    announcedVersions.set(siteSlug, Math.max(version, announcedVersions.get(siteSlug) ?? 0));
    // A site that hasn't been read yet is read by the next `find`.
    if (readVersions.has(siteSlug)) void catchUp([siteSlug]);
  });

  return {
    find: async (key) => {
      const sharing = listSharingSites();
      dropOthers(sharing);
      await catchUp(sharing.filter(isBehind));
      return table.find(key);
    },
    size: table.size,
    close: stopListening,
  };
};
