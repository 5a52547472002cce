import { setImmediate as letOthersWork, setTimeout as wait } from 'node:timers/promises';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { createSearchEngine } from '../engine/create-search-engine.ts';
import type { SearchEngine, SearchSettings } from '../engine/search-api.ts';
import type { EngineDocument } from '../engine/text/text-index.ts';
import type { VehicleSource } from './stock-source.ts';

export interface SiteIndexOptions {
  readonly siteSlug: string;
  readonly vehicleSource: VehicleSource;
  readonly settings: SearchSettings;
  readonly toDocument: (vehicle: Vehicle) => EngineDocument | undefined;
  readonly maxWaitMs: number;
  readonly onProblem: (error: unknown) => void;
  /** Called after every update, because the index may need more or less memory. */
  readonly onUpdated: () => void;
}

export interface SiteIndex {
  readonly engine: SearchEngine;
  /** The version that the index has at least; parts of a newer one may already be in. */
  readonly version: () => number;
  readonly noteVersion: (version: number) => void;
  readonly awaitUpdate: () => Promise<void> | undefined;
}

/** About 4 ms of indexing before other work gets the thread. */
const sliceLength = 100;
const retryPauseMs = 250;

export const buildSiteIndex = async (options: SiteIndexOptions): Promise<SiteIndex> => {
  const { siteSlug, vehicleSource, toDocument, maxWaitMs, onProblem, onUpdated } = options;
  const engine = createSearchEngine(options.settings);
  let version = 0;
  let wantedVersion = 0;
  let announcedAtMs = 0;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let updating: Promise<void> | undefined;

  const apply = async (vehicles: readonly Vehicle[]): Promise<void> => {
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
      if (from + sliceLength < vehicles.length) await letOthersWork();
    }
  };

  const catchUp = async (): Promise<void> => {
    while (version < wantedVersion) {
      const { stockVersion } = await vehicleSource.streamSince(siteSlug, version, apply);
      // Without this, a store that lags behind its own notice would be asked in an endless loop.
      if (stockVersion <= version) return;
      version = stockVersion;
    }
  };

  const update = (): Promise<void> => {
    triedAtMs = performance.now();
    updating ??= catchUp()
      .catch(onProblem)
      .finally(() => {
        updating = undefined;
        onUpdated();
      });
    return updating;
  };

  version = (await vehicleSource.streamSince(siteSlug, 0, apply)).stockVersion;
  wantedVersion = version;
  engine.prepare();

  return {
    engine,
    version: () => version,
    noteVersion: (announced) => {
      if (announced <= wantedVersion) return;
      wantedVersion = announced;
      announcedAtMs = performance.now();
      void update();
    },
    awaitUpdate: () => {
      if (version >= wantedVersion) return undefined;
      const running = updating ?? (performance.now() - triedAtMs > retryPauseMs ? update() : undefined);
      const leftMs = announcedAtMs + maxWaitMs - performance.now();
      // A database that hangs, rather than refuses, must not block the search.
      if (running === undefined || leftMs <= 0) return undefined;
      return Promise.race([running, wait(leftMs, undefined, { ref: false })]);
    },
  };
};
