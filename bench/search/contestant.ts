import type { EngineDocument } from '#src/search/engine/text/text-index.ts';
import type { BenchmarkQuery } from './generate-queries.ts';

export const hitsPerPage = 21;

export interface BenchmarkAnswer {
  readonly total: number;
  readonly ids: readonly number[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface LoadedContestant {
  readonly search: (query: BenchmarkQuery) => BenchmarkAnswer;
  readonly update: (car: EngineDocument) => void;
  /** Bytes that the engine holds outside JavaScript's memory. */
  readonly foreignBytes?: () => number;
  readonly close: () => void;
}

export interface Contestant {
  readonly name: string;
  readonly maxCars?: number;
  readonly load: (stock: readonly EngineDocument[]) => LoadedContestant;
}
