import { LRUCache } from 'lru-cache';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { SearchEngine, SearchSettings } from '../engine/search-api.ts';
import type { SearchDocument } from '../engine/text/text-index.ts';
import { buildSiteIndex, type SiteIndex } from './site-index.ts';
import type { StockChanges, VehicleSource } from './stock-source.ts';

export interface StockIndexesOptions {
  readonly vehicleStore: VehicleSource;
  readonly stockWatch: StockChanges;
  readonly settings: SearchSettings;
  /** Bound of all indexes together, in bytes; the least recently used site's goes first. */
  readonly maxBytes: number;
  /** Milliseconds after a notice during which requests wait for its news; 300 by default. */
  readonly maxWaitMs?: number;
  /** Undefined for a vehicle that is not searched. */
  readonly toDocument: (siteSlug: string, vehicle: Vehicle) => SearchDocument | undefined;
  /** What a site's documents depend on beside its vehicles, such as its switches and the year: when it moves, they are made anew. */
  readonly epochOf: (siteSlug: string) => string;
  /** Hears of an update that failed: the next change or request tries again. */
  readonly onProblem?: (error: unknown) => void;
}

/** The search index of every site, built when first asked for. */
export interface StockIndexes {
  /** The site's engine, as fresh as this process has heard. Answers from memory while the database is away. */
  readonly get: (siteSlug: string) => Promise<SearchEngine>;
  /**
   * The stock version that an answer stands for at the least, if it is begun now: that of the index, or what was last
   * heard where none is in memory. It never moves back.
   */
  readonly version: (siteSlug: string) => number;
  /** Waits for news that were just told; undefined when there is nothing to wait for. */
  readonly settle: (siteSlug: string) => Promise<void> | undefined;
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
  const heardOf = (siteSlug: string): number => heardVersions.get(siteSlug) ?? 0;
  const hear = (siteSlug: string, version: number): void => {
    heardVersions.set(siteSlug, Math.max(heardOf(siteSlug), version));
  };

  const build = async (siteSlug: string, epoch: string): Promise<KeptIndex> => {
    const index: SiteIndex = await buildSiteIndex({
      siteSlug,
      vehicleSource: options.vehicleStore,
      settings: options.settings,
      toDocument: (vehicle) => toDocument(siteSlug, vehicle),
      maxWaitMs: options.maxWaitMs ?? 300,
      onProblem,
      onUpdated: () => {
        hear(siteSlug, index.version());
        const kept = indexes.peek(siteSlug);
        if (kept?.engine !== index.engine) return;
        // Put in anew, so that the bound counts what the index grew by: a value set over itself keeps its size.
        indexes.delete(siteSlug);
        indexes.set(siteSlug, kept);
      },
    });
    const kept = { ...index, epoch };
    indexes.set(siteSlug, kept);
    hear(siteSlug, index.version());
    // A change that was told while reading may be missing from what was read.
    index.hear(heardOf(siteSlug));
    await index.settle();
    return kept;
  };

  const buildOnce = (siteSlug: string, epoch: string): Promise<KeptIndex> => {
    const key = `${siteSlug}\n${epoch}`;
    const already = building.get(key);
    if (already !== undefined) return already;
    const built = build(siteSlug, epoch).finally(() => building.delete(key));
    building.set(key, built);
    return built;
  };

  const findCurrent = (siteSlug: string, epoch: string): KeptIndex | undefined => {
    const index = indexes.get(siteSlug);
    return index?.epoch === epoch ? index : undefined;
  };

  const stopListening = options.stockWatch.onStockChanged(({ siteSlug, version }) => {
    hear(siteSlug, version);
    indexes.peek(siteSlug)?.hear(version);
  });

  return {
    get: async (siteSlug) => {
      const epoch = epochOf(siteSlug);
      const index = findCurrent(siteSlug, epoch) ?? (await buildOnce(siteSlug, epoch));
      await index.settle();
      return index.engine;
    },
    version: (siteSlug) => indexes.peek(siteSlug)?.version() ?? heardOf(siteSlug),
    settle: (siteSlug) => indexes.peek(siteSlug)?.settle(),
    stats: () => ({ sites: indexes.size, bytes: indexes.calculatedSize }),
    close: stopListening,
  };
};
