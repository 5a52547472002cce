import { setImmediate as letOthersWork, setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { createSearchEngine } from '../engine/create-search-engine.ts';
import type { SearchEngine, SearchSettings } from '../engine/search-api.ts';
import type { EngineDocument } from '../engine/text/text-index.ts';
import type { SavedIndexes } from './saved-indexes.ts';
import type { StockChanges, VehicleSource } from './stock-source.ts';

export interface StockIndexesOptions {
  readonly vehicleStore: VehicleSource;
  readonly stockWatch: StockChanges;
  readonly settings: SearchSettings;
  readonly maxBytes: number;
  /** Maximum number of milliseconds that a request waits for an announced update. Default: 300. */
  readonly maxWaitMs?: number;
  readonly toDocument: (siteSlug: string, vehicle: Vehicle) => EngineDocument | undefined;
  /** Changes when documents change but their vehicles don't, as in a new year. The index is then rebuilt. */
  readonly epochOf: (siteSlug: string) => string;
  readonly savedIndexes?: SavedIndexes | undefined;
  readonly onProblem?: (error: unknown) => void;
  readonly onChanged?: (siteSlug: string) => void;
}

export interface StockIndexes {
  /**
   * Builds the index if none has the current epoch. Otherwise waits at most `maxWaitMs` for an announced update, and
   * works even if the database is down.
   */
  readonly get: (siteSlug: string) => Promise<SearchEngine>;
  /** The version that the index fully contains. Without an index, the newest known version, or 0. */
  readonly version: (siteSlug: string) => number;
  readonly awaitUpdate: (siteSlug: string) => Promise<void> | undefined;
  readonly stats: () => { readonly sites: number; readonly bytes: number };
  readonly close: () => void;
}

interface SiteIndexOptions
  extends Required<Pick<StockIndexesOptions, 'settings' | 'maxWaitMs' | 'onProblem'>>,
    Pick<StockIndexesOptions, 'savedIndexes'> {
  readonly epoch: string;
  readonly siteSlug: string;
  readonly vehicleSource: VehicleSource;
  readonly toDocument: (vehicle: Vehicle) => EngineDocument | undefined;
  readonly onUpdated: () => void;
}

interface SiteIndex {
  readonly engine: SearchEngine;
  /** The index can already contain parts of a newer version. */
  readonly version: () => number;
  readonly announce: (version: number) => void;
  readonly awaitUpdate: () => Promise<void> | undefined;
}

/** Vehicles indexed before each check of the time. They take about 1 ms. */
const sliceLength = 20;
const maxSliceMs = 4;
/** Maximum number of bytes of an index that's saved. Saving a larger one would block the thread for more than 30 ms. */
const maxSavedBytes = 10_000_000;
const savedShare = 0.1;
const retryPauseMs = 250;

const buildSiteIndex = async (options: SiteIndexOptions): Promise<SiteIndex> => {
  const { siteSlug, epoch, vehicleSource, savedIndexes, toDocument, maxWaitMs, onProblem, onUpdated } = options;
  let engine = createSearchEngine(options.settings);
  let version = 0;
  let wantedVersion = 0;
  let announcedAtMs = 0;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let updating: Promise<void> | undefined;
  let changedSinceSaved = 0;

  const apply = async (vehicles: readonly Vehicle[]): Promise<void> => {
    let startedAtMs = performance.now();
    for (let from = 0; from < vehicles.length; from += sliceLength) {
      const removed: number[] = [];
      const documents: EngineDocument[] = [];
      for (const vehicle of vehicles.slice(from, from + sliceLength)) {
        const document = toDocument(vehicle);
        if (document === undefined) removed.push(vehicle.id);
        else documents.push(document);
      }
      engine.upsert(documents);
      engine.remove(removed);
      if (performance.now() - startedAtMs < maxSliceMs) continue;
      await letOthersWork();
      startedAtMs = performance.now();
    }
    changedSinceSaved += vehicles.length;
  };

  const catchUp = async (): Promise<void> => {
    while (version < wantedVersion) {
      const { stockVersion } = await vehicleSource.streamSince(siteSlug, version, apply);
      if (stockVersion <= version) return;
      version = stockVersion;
    }
  };

  const save = async (): Promise<void> => {
    if (savedIndexes === undefined || changedSinceSaved <= engine.count() * savedShare) return;
    if (engine.memoryBytes() > maxSavedBytes) return;
    changedSinceSaved = 0;
    await savedIndexes.save(siteSlug, epoch, { version, index: engine.save() });
  };

  const saveUnawaited = (): void => void save().catch(onProblem);

  const update = (): Promise<void> => {
    triedAtMs = performance.now();
    updating ??= catchUp()
      .then(saveUnawaited)
      .catch(onProblem)
      .finally(() => {
        updating = undefined;
        onUpdated();
      });
    return updating;
  };

  const fill = async (): Promise<number> => {
    const saved = await savedIndexes?.load(siteSlug, epoch);
    if (saved !== undefined) {
      engine.load(saved.index);
      const { stockVersion } = await vehicleSource.streamSince(siteSlug, saved.version, apply);
      if (stockVersion >= saved.version) return stockVersion;
      // The database was restored to an earlier moment, so the index starts again.
      engine = createSearchEngine(options.settings);
    }
    return (await vehicleSource.streamSince(siteSlug, 0, apply)).stockVersion;
  };

  version = await fill();
  wantedVersion = version;
  engine.prepare();
  // Saves later, so that the visitor who waits for this index gets a response first.
  setImmediate(saveUnawaited);

  return {
    engine,
    version: () => version,
    announce: (announced) => {
      if (announced <= wantedVersion) return;
      wantedVersion = announced;
      announcedAtMs = performance.now();
      void update();
    },
    awaitUpdate: () => {
      if (version >= wantedVersion) return undefined;
      const running = updating ?? (performance.now() - triedAtMs > retryPauseMs ? update() : undefined);
      const leftMs = announcedAtMs + maxWaitMs - performance.now();
      // Waits for a limited time, because a database that hangs must not block the search.
      if (running === undefined || leftMs <= 0) return undefined;
      return Promise.race([running, wait(leftMs, undefined, { ref: false })]);
    },
  };
};

interface CachedIndex extends SiteIndex {
  readonly epoch: string;
}

export const createStockIndexes = (options: StockIndexesOptions): StockIndexes => {
  const { maxBytes, toDocument, epochOf, onProblem = () => undefined, onChanged } = options;
  const indexes = new LRUCache<string, CachedIndex>({
    maxSize: maxBytes,
    // An index larger than `maxBytes` is cached too, but then it's the only one.
    sizeCalculation: ({ engine }) => Math.min(Math.max(engine.memoryBytes(), 1), maxBytes),
  });
  const building = new Map<string, Promise<CachedIndex>>();
  const announcedVersions = new Map<string, number>();
  const announcedVersion = (siteSlug: string): number => announcedVersions.get(siteSlug) ?? 0;
  const noteVersion = (siteSlug: string, version: number): void => {
    announcedVersions.set(siteSlug, Math.max(announcedVersion(siteSlug), version));
    onChanged?.(siteSlug);
  };

  const build = async (siteSlug: string, epoch: string): Promise<CachedIndex> => {
    const index: SiteIndex = await buildSiteIndex({
      siteSlug,
      epoch,
      vehicleSource: options.vehicleStore,
      savedIndexes: options.savedIndexes,
      settings: options.settings,
      toDocument: (vehicle) => toDocument(siteSlug, vehicle),
      maxWaitMs: options.maxWaitMs ?? 300,
      onProblem,
      onUpdated: () => {
        noteVersion(siteSlug, index.version());
        const cached = indexes.peek(siteSlug);
        if (cached?.engine !== index.engine) return;
        // Removed first, because setting the same entry again would keep its old size.
        indexes.delete(siteSlug);
        indexes.set(siteSlug, cached);
      },
    });
    const cached = { ...index, epoch };
    noteVersion(siteSlug, index.version());
    // The build may have missed a change announced in the meantime. Reads the change before the index is used, because
    // the reported version would otherwise go down.
    const findUpdate = (): Promise<void> | undefined => {
      index.announce(announcedVersion(siteSlug));
      return index.awaitUpdate();
    };
    for (let update = findUpdate(); update !== undefined; update = findUpdate()) await update;
    indexes.set(siteSlug, cached);
    return cached;
  };

  const buildOnce = (siteSlug: string, epoch: string): Promise<CachedIndex> => {
    const key = `${siteSlug}\n${epoch}`;
    const already = building.get(key);
    if (already !== undefined) return already;
    const built = build(siteSlug, epoch).finally(() => building.delete(key));
    building.set(key, built);
    return built;
  };

  const findCurrent = (siteSlug: string, epoch: string): CachedIndex | undefined => {
    const index = indexes.get(siteSlug);
    return index?.epoch === epoch ? index : undefined;
  };

  const stopListening = options.stockWatch.onStockChanged(({ siteSlug, version }) => {
    noteVersion(siteSlug, version);
    indexes.peek(siteSlug)?.announce(version);
  });

  return {
    get: async (siteSlug) => {
      const epoch = epochOf(siteSlug);
      const index = findCurrent(siteSlug, epoch) ?? (await buildOnce(siteSlug, epoch));
      await index.awaitUpdate();
      return index.engine;
    },
    version: (siteSlug) => indexes.peek(siteSlug)?.version() ?? announcedVersion(siteSlug),
    awaitUpdate: (siteSlug) => indexes.peek(siteSlug)?.awaitUpdate(),
    stats: () => ({ sites: indexes.size, bytes: indexes.calculatedSize }),
    close: stopListening,
  };
};
