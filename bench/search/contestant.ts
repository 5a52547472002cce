import type { EngineDocument } from '#src/search/engine/text/text-index.ts';
import type { BenchmarkQuery } from './generate-queries.ts';

/** Hits on a page of the benchmark. */
export const hitsPerPage = 21;

/** What a contestant found, for comparing. */
export interface BenchmarkAnswer {
  readonly total: number;
  readonly ids: readonly number[];
  /** Count by value, of each of the twelve facets. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** An engine with the stock loaded. */
export interface LoadedContestant {
  readonly search: (query: BenchmarkQuery) => BenchmarkAnswer;
  /** Puts one changed car in, searchable afterwards. */
  readonly update: (car: EngineDocument) => void;
  /** Bytes held outside JavaScript's memory. */
  readonly foreignBytes?: () => number;
  readonly close: () => void;
}

/** An engine of the benchmark. */
export interface Contestant {
  readonly name: string;
  /** Above this many cars it is left out, because loading would take minutes. */
  readonly maxCars?: number;
  readonly load: (stock: readonly EngineDocument[]) => LoadedContestant;
}
