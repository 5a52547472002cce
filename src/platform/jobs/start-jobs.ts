import { runOutsideTrace } from '../tracing/trace.ts';
import { withTimeout } from './with-timeout.ts';

export interface JobRound {
  readonly signal: AbortSignal;
  readonly wake: () => void;
}

export interface Job {
  readonly name: string;
  readonly intervalMs: number;
  readonly startsAtOnce?: boolean;
  readonly run: (round: JobRound) => Promise<void>;
  readonly inFlight?: () => Promise<unknown>;
}

export interface Jobs {
  readonly wake: (name: string) => void;
  /** Waits up to two seconds for running rounds and for work in flight. */
  readonly stop: () => Promise<void>;
}

const stopPatienceMs = 2_000;

const startJob = (job: Job, signal: AbortSignal, onProblem: (error: unknown) => void) => {
  let round: Promise<void> | undefined;
  let isWoken = false;
  const wake = (): void => {
    if (signal.aborted) return;
    isWoken = round !== undefined;
    round ??= runOutsideTrace(() => job.run({ signal, wake }))
      .catch(onProblem)
      .finally(() => {
        round = undefined;
        if (isWoken) wake();
      });
  };
  if (job.startsAtOnce === true) wake();
  const timer = setInterval(() => {
    if (round === undefined) wake();
  }, job.intervalMs);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer));
  return {
    wake,
    end: async (): Promise<void> => {
      await withTimeout(stopPatienceMs, Promise.resolve(round).then(job.inFlight)).catch(() => undefined);
    },
  };
};

export const startJobs = (jobs: readonly Job[], onProblem: (name: string, error: unknown) => void): Jobs => {
  const ending = new AbortController();
  const running = new Map(
    jobs.map((job) => [job.name, startJob(job, ending.signal, (error) => onProblem(job.name, error))]),
  );
  return {
    wake: (name) => running.get(name)?.wake(),
    stop: async () => {
      ending.abort();
      await Promise.all([...running.values()].map(({ end }) => end()));
    },
  };
};
