import { LRUCache } from 'lru-cache';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { SearchEngine, SearchSettings } from '../engine/search-api.ts';
import type { SearchDocument } from '../engine/text-index.ts';
import { buildSiteIndex, type SiteIndex } from './site-index.ts';
import type { StockChanges, VehicleSource } from './stock-source.ts';

export interface StockIndexesOptions {
  readonly vehicleStore: VehicleSource;
  readonly stockFeed: StockChanges;
  readonly settings: SearchSettings;
  /** Bound of all indexes together, in bytes; the least recently used site's goes first. */
  readonly maxBytes: number;
  /** Milliseconds after a notice during which requests wait for its news; 300 by default. */
  readonly maxWaitMs?: number;
  /** Undefined for a vehicle that is not searched. */
  readonly toDocument: (siteId: string, vehicle: Vehicle) => SearchDocument | undefined;
  /** What a site's documents depend on beside its vehicles, such as its switches and the year: when it moves, they are made anew. */
  readonly epochOf: (siteId: string) => string;
  /** Hears of an update that failed: the next change or request tries again. */
  readonly onProblem?: (error: unknown) => void;
}

/** The search index of every site, built when first asked for. */
export interface StockIndexes {
  /** The site's engine, as fresh as this process has heard. Answers from memory while the database is away. */
  readonly get: (siteId: string) => Promise<SearchEngine>;
  /**
   * The stock version that an answer stands for at the least, if it is begun now: that of the index, or what was last
   * heard where none is in memory. It never moves back.
   */
  readonly version: (siteId: string) => number;
  /** Waits for news that were just told; undefined when there is nothing to wait for. */
  readonly settle: (siteId: string) => Promise<void> | undefined;
  readonly stats: () => { readonly sites: number; readonly bytes: number };
  readonly close: () => void;
}

interface KeptIndex extends SiteIndex {
  readonly epoch: string;
}

/** Search indexes of all sites in this process, following the stock of the database. */
export const createStockIndexes = (options: StockIndexesOptions): StockIndexes => {
  const { maxBytes, toDocument, epochOf, onProblem = () => undefined } = options;
  const indexes = new LRUCache<string, KeptIndex>({
    maxSize: maxBytes,
    // A single site may be larger than the bound: it is still served, alone.
    sizeCalculation: ({ engine }) => Math.min(Math.max(engine.memoryBytes(), 1), maxBytes),
  });
  const building = new Map<string, Promise<KeptIndex>>();
  const heardVersions = new Map<string, number>();
  const heardOf = (siteId: string): number => heardVersions.get(siteId) ?? 0;
  const hear = (siteId: string, version: number): void => {
    heardVersions.set(siteId, Math.max(heardOf(siteId), version));
  };

  const build = async (siteId: string, epoch: string): Promise<KeptIndex> => {
    const index: SiteIndex = await buildSiteIndex({
      siteId,
      vehicleSource: options.vehicleStore,
      settings: options.settings,
      toDocument: (vehicle) => toDocument(siteId, vehicle),
      maxWaitMs: options.maxWaitMs ?? 300,
      onProblem,
      onUpdated: () => {
        hear(siteId, index.version());
        const kept = indexes.peek(siteId);
        // Set again, so that the bound counts what the index grew by.
        if (kept?.engine === index.engine) indexes.set(siteId, kept);
      },
    });
    const kept = { ...index, epoch };
    indexes.set(siteId, kept);
    hear(siteId, index.version());
    // A change that was told while reading may be missing from what was read.
    index.hear(heardOf(siteId));
    await index.settle();
    return kept;
  };

  const buildOnce = (siteId: string, epoch: string): Promise<KeptIndex> => {
    const key = `${siteId}\n${epoch}`;
    const already = building.get(key);
    if (already !== undefined) return already;
    const built = build(siteId, epoch).finally(() => building.delete(key));
    building.set(key, built);
    return built;
  };

  const findCurrent = (siteId: string, epoch: string): KeptIndex | undefined => {
    const index = indexes.get(siteId);
    return index?.epoch === epoch ? index : undefined;
  };

  const stopListening = options.stockFeed.onStockChanged(({ siteId, version }) => {
    hear(siteId, version);
    indexes.peek(siteId)?.hear(version);
  });

  return {
    get: async (siteId) => {
      const epoch = epochOf(siteId);
      const index = findCurrent(siteId, epoch) ?? (await buildOnce(siteId, epoch));
      await index.settle();
      return index.engine;
    },
    version: (siteId) => indexes.peek(siteId)?.version() ?? heardOf(siteId),
    settle: (siteId) => indexes.peek(siteId)?.settle(),
    stats: () => ({ sites: indexes.size, bytes: indexes.calculatedSize }),
    close: stopListening,
  };
};
