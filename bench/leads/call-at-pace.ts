import { setTimeout as wait } from 'node:timers/promises';

export interface PaceOptions {
  readonly perSecond: number;
  readonly seconds: number;
  readonly call: (index: number) => Promise<boolean>;
}

export interface PaceResult {
  readonly good: number;
  /** Milliseconds, in ascending order. */
  readonly times: readonly number[];
  readonly describe: () => string;
}

const percentile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);

/**
 * Calls at a steady rate, however long responses take. Measures latency from when a call was due, because a client that
 * waits for a slow server would make fewer calls and miss part of the delay.
 */
export const callAtPace = async ({ perSecond, seconds, call }: PaceOptions): Promise<PaceResult> => {
  const startMs = performance.now();
  const times: number[] = [];
  let good = 0;
  const callOne = async (index: number, dueMs: number): Promise<void> => {
    if (await call(index).catch(() => false)) good += 1;
    times.push(performance.now() - dueMs);
  };
  const calls: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const dueMs = startMs + (index * 1000) / perSecond;
    const leftMs = dueMs - performance.now();
    if (leftMs > 1) await wait(leftMs);
    calls.push(callOne(index, dueMs));
  }
  await Promise.all(calls);
  const sorted = times.toSorted((one, other) => one - other);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share));
  return {
    good,
    times: sorted,
    describe: () =>
      `${calls.length} sent, ${good} good; ms p50 ${p50}, p95 ${p95}, p99 ${p99}, most ${percentile(sorted, 1)}`,
  };
};
