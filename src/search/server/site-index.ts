import { setImmediate as letOthersWork, setTimeout as wait } from 'node:timers/promises';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { createSearchEngine } from '../engine/create-search-engine.ts';
import type { SearchEngine, SearchSettings } from '../engine/search-api.ts';
import type { SearchDocument } from '../engine/text/text-index.ts';
import type { VehicleSource } from './stock-source.ts';

export interface SiteIndexOptions {
  readonly siteSlug: string;
  readonly vehicleSource: VehicleSource;
  readonly settings: SearchSettings;
  /** Undefined for a vehicle that is not searched. */
  readonly toDocument: (vehicle: Vehicle) => SearchDocument | undefined;
  /** Milliseconds after a notice during which requests wait for its news; after them they are answered as it is. */
  readonly maxWaitMs: number;
  /** Hears of an update that failed: the next change or request tries again. */
  readonly onProblem: (error: unknown) => void;
  /** Called after an update, when the index may take other room than before. */
  readonly onUpdated: () => void;
}

export interface SiteIndex {
  readonly engine: SearchEngine;
  /** The stock version that a search stands for at the least: parts of a newer one may be in already. */
  readonly version: () => number;
  /** Takes notice of a newer version and begins to load it. */
  readonly hear: (version: number) => void;
  /** Waits for news that were just told; undefined when there is nothing to wait for. */
  readonly settle: () => Promise<void> | undefined;
}

/** Vehicles indexed before other work gets its turn: about 4 ms. */
const sliceLength = 100;
/** Milliseconds between a failed update and the next that a request may begin. */
const retryPauseMs = 250;

/** Builds the index of a site from everything that the store has. */
export const buildSiteIndex = async (options: SiteIndexOptions): Promise<SiteIndex> => {
  const { siteSlug, vehicleSource, toDocument, maxWaitMs, onProblem, onUpdated } = options;
  const engine = createSearchEngine(options.settings);
  let version = 0;
  let wantedVersion = 0;
  let heardAtMs = 0;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let updating: Promise<void> | undefined;

  const apply = async (vehicles: readonly Vehicle[]): Promise<void> => {
    for (let from = 0; from < vehicles.length; from += sliceLength) {
      const removed: number[] = [];
      const documents: SearchDocument[] = [];
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
      // A store that is behind its own notice must not be asked without end: the next request asks again.
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
    hear: (told) => {
      if (told <= wantedVersion) return;
      wantedVersion = told;
      heardAtMs = performance.now();
      void update();
    },
    settle: () => {
      if (version >= wantedVersion) return undefined;
      const running = updating ?? (performance.now() - triedAtMs > retryPauseMs ? update() : undefined);
      const leftMs = heardAtMs + maxWaitMs - performance.now();
      // A database that hangs, rather than refuses, must not hang the search with it.
      if (running === undefined || leftMs <= 0) return undefined;
      return Promise.race([running, wait(leftMs, undefined, { ref: false })]);
    },
  };
};
