import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { EngineDocument } from '#src/search/engine/text/text-index.ts';
import type { Contestant, LoadedContestant } from './contestant.ts';
import { type BenchmarkQuery, queryKinds } from './generate-queries.ts';

export interface Measured {
  readonly name: string;
  readonly buildMs: number;
  readonly bytes: number;
  readonly queriesPerSecond: readonly number[];
  readonly queriesPerProcessorSecond: number;
  /** Wall-clock milliseconds of the searches, ascending. */
  readonly latencies: readonly number[];
  readonly updateMs: number;
}

export interface Runner {
  readonly contestant: Contestant;
  readonly loaded: LoadedContestant;
  readonly buildMs: number;
  readonly bytes: number;
  readonly rates: number[];
  readonly latencies: number[];
  processorMs: number;
  place: number;
}

/** This thread's processor time in milliseconds. The resolution can be as coarse as 10 ms. */
const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

const usedBytes = (): number => {
  collectGarbage();
  const { heapUsed, arrayBuffers, external } = process.memoryUsage();
  return heapUsed + Math.max(arrayBuffers, external);
};

export const middleOf = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const medianOf = (values: readonly number[]): number =>
  middleOf(
    [...values].sort((a, b) => a - b),
    0.5,
  );

export const startRunner = (contestant: Contestant, stock: readonly EngineDocument[]): Runner => {
  const before = usedBytes();
  const started = processorMs();
  const loaded = contestant.load(stock);
  const buildMs = processorMs() - started;
  const bytes = usedBytes() - before + (loaded.foreignBytes?.() ?? 0);
  return { contestant, loaded, buildMs, bytes, rates: [], latencies: [], processorMs: 0, place: 0 };
};

/**
 * Searches for at least `seconds`, and finishes the last cycle through the kinds of query, so that rounds are
 * comparable. Records nothing unless `isKept` is true.
 */
export const runRound = (
  runner: Runner,
  queries: readonly BenchmarkQuery[],
  seconds: number,
  isKept: boolean,
): void => {
  const started = performance.now();
  const processorStarted = processorMs();
  let count = 0;
  while (count === 0 || performance.now() - started < seconds * 1000) {
    for (let turn = 0; turn < queryKinds.length; turn++) {
      const query = queries[runner.place++ % queries.length] as BenchmarkQuery;
      const asked = performance.now();
      runner.loaded.search(query);
      if (isKept) runner.latencies.push(performance.now() - asked);
      count++;
    }
  }
  if (!isKept) return;
  runner.rates.push((count / (performance.now() - started)) * 1000);
  runner.processorMs += processorMs() - processorStarted;
};

export const measureUpdates = (runner: Runner, stock: readonly EngineDocument[], seconds: number): number => {
  const started = performance.now();
  const times: number[] = [];
  do {
    const count = times.length;
    const car = stock[(count * 7919) % stock.length] as EngineDocument;
    const asked = performance.now();
    runner.loaded.update({ ...car, price: 10_000 + count, colour: 'Blue' });
    times.push(performance.now() - asked);
  } while (performance.now() - started < seconds * 1000 && times.length < 2000);
  return medianOf(times);
};

export const summarise = (runner: Runner, updateMs: number): Measured => ({
  name: runner.contestant.name,
  buildMs: runner.buildMs,
  bytes: runner.bytes,
  queriesPerSecond: runner.rates,
  queriesPerProcessorSecond: (runner.latencies.length / runner.processorMs) * 1000,
  latencies: runner.latencies.sort((a, b) => a - b),
  updateMs,
});
