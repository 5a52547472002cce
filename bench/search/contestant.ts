import type { EngineDocument } from '#src/search/engine/text/text-index.ts';
import type { BenchmarkQuery } from './generate-queries.ts';

/** Number of hits on a page in the benchmark. */
export const hitsPerPage = 21;

/** The results of a search, for comparison. */
export interface BenchmarkAnswer {
  readonly total: number;
  readonly ids: readonly number[];
  /** Counts by value, for each of the twelve facets. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** An engine with the stock loaded. */
export interface LoadedContestant {
  readonly search: (query: BenchmarkQuery) => BenchmarkAnswer;
  /** Updates one car, which is searchable afterwards. */
  readonly update: (car: EngineDocument) => void;
  /** Bytes held outside JavaScript's memory. */
  readonly foreignBytes?: () => number;
  readonly close: () => void;
}

export interface Contestant {
  readonly name: string;
  /** The contestant is skipped above this number of cars, because loading would take minutes. */
  readonly maxCars?: number;
  readonly load: (stock: readonly EngineDocument[]) => LoadedContestant;
}
