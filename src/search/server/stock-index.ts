import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { createSearchEngine } from '../engine/create-search-engine.ts';
import type { SearchEngine, SearchSettings } from '../engine/search-api.ts';
import type { SearchDocument } from '../engine/text-index.ts';
import type { StockChanges, VehicleSource } from './stock-source.ts';

export interface StockIndexesOptions {
  readonly vehicleStore: VehicleSource;
  readonly stockFeed: StockChanges;
  readonly settings: SearchSettings;
  /** Bound of all indexes together, in bytes; the least recently used site's goes first. */
  readonly maxBytes: number;
  /** Milliseconds that a request waits for news of the stock before it is answered from memory as it is; 300 by default. */
  readonly maxWaitMs?: number;
  /** Undefined for a vehicle that is not searched. */
  readonly toDocument: (siteId: string, vehicle: Vehicle) => SearchDocument | undefined;
  /** Hears of an update that failed: the next change or request tries again. */
  readonly onProblem?: (error: unknown) => void;
}

/** The search index of every site, built when first asked for. */
export interface StockIndexes {
  /** The site's engine, as fresh as this process has heard. Answers from memory while the database is away. */
  readonly get: (siteId: string) => Promise<SearchEngine>;
  /** The stock version that the site's index stands for; 0 when there is none. */
  readonly version: (siteId: string) => number;
  /** Drops a site's index, such as when its configuration changes the documents. */
  readonly drop: (siteId: string) => void;
  readonly stats: () => { readonly sites: number; readonly bytes: number };
  readonly close: () => void;
}

interface StockIndex {
  readonly engine: SearchEngine;
  version: number;
  /** The newest version that the feed told of. */
  wantedVersion: number;
  updating: Promise<void> | undefined;
}

/** Search indexes of all sites in this process, following the stock of the database. */
export const createStockIndexes = (options: StockIndexesOptions): StockIndexes => {
  const { vehicleStore, stockFeed, settings, maxBytes, maxWaitMs = 300, toDocument } = options;
  const { onProblem = () => undefined } = options;
  const indexes = new LRUCache<string, StockIndex>({
    maxSize: maxBytes,
    // A single site may be larger than the bound: it is still served, alone.
    sizeCalculation: ({ engine }) => Math.min(Math.max(engine.memoryBytes(), 1), maxBytes),
  });
  const building = new Map<string, Promise<StockIndex>>();

  const apply = (siteId: string, engine: SearchEngine, vehicles: readonly Vehicle[]): void => {
    const removed: number[] = [];
    const documents: SearchDocument[] = [];
    for (const vehicle of vehicles) {
      const document = toDocument(siteId, vehicle);
      if (document === undefined) removed.push(vehicle.id);
      else documents.push(document);
    }
    engine.upsert(documents);
    engine.remove(removed);
  };

  const catchUp = async (siteId: string, index: StockIndex): Promise<void> => {
    while (index.version < index.wantedVersion) {
      const { stockVersion, vehicles } = await vehicleStore.loadChangedSince(siteId, index.version);
      apply(siteId, index.engine, vehicles);
      // A replica that is behind must not loop without end: the next notice asks again.
      if (stockVersion <= index.version) return;
      index.version = stockVersion;
    }
  };

  const update = (siteId: string, index: StockIndex): Promise<void> => {
    index.updating ??= catchUp(siteId, index)
      .catch(onProblem)
      .finally(() => {
        index.updating = undefined;
        // Set again, so that the bound counts what the index grew by.
        if (indexes.peek(siteId) === index) indexes.set(siteId, index);
      });
    return index.updating;
  };

  const wantedVersions = new Map<string, number>();

  const build = async (siteId: string): Promise<StockIndex> => {
    const engine = createSearchEngine(settings);
    const { stockVersion } = await vehicleStore.streamAll(siteId, (batch) => apply(siteId, engine, batch));
    engine.prepare();
    const index: StockIndex = { engine, version: stockVersion, wantedVersion: stockVersion, updating: undefined };
    indexes.set(siteId, index);
    // A change that was told while reading may be missing from what was read.
    index.wantedVersion = Math.max(stockVersion, wantedVersions.get(siteId) ?? 0);
    await update(siteId, index);
    return index;
  };

  const buildOnce = (siteId: string): Promise<StockIndex> => {
    const already = building.get(siteId);
    if (already !== undefined) return already;
    const built = build(siteId).finally(() => building.delete(siteId));
    building.set(siteId, built);
    return built;
  };

  const stopListening = stockFeed.onStockChanged(({ siteId, version }) => {
    wantedVersions.set(siteId, version);
    const index = indexes.peek(siteId);
    if (index === undefined) return;
    index.wantedVersion = Math.max(index.wantedVersion, version);
    void update(siteId, index);
  });

  return {
    get: async (siteId) => {
      const index = indexes.get(siteId) ?? (await buildOnce(siteId));
      if (index.version < index.wantedVersion) {
        // A database that hangs, rather than refuses, must not hang the search with it.
        await Promise.race([update(siteId, index), wait(maxWaitMs, undefined, { ref: false })]);
      }
      return index.engine;
    },
    version: (siteId) => indexes.peek(siteId)?.version ?? 0,
    drop: (siteId) => {
      indexes.delete(siteId);
    },
    stats: () => ({ sites: indexes.size, bytes: indexes.calculatedSize }),
    close: stopListening,
  };
};
