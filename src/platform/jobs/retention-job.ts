import { dayMs, hourMs } from '#src/lib/durations.ts';
import type { Job } from './start-jobs.ts';

export interface Purgeable {
  /** Returns the number of purged rows or files. */
  readonly purgeBefore: (moment: Date, now: Date) => Promise<number>;
}

export interface Retention {
  readonly kind: string;
  readonly store: Purgeable;
  readonly retentionDays: number;
}

export interface RetentionOptions {
  readonly retentions: readonly Retention[];
  readonly onPurged: (kind: string, count: number) => void;
  readonly onProblem: (kind: string, error: unknown) => void;
  readonly intervalMs?: number;
  readonly readClock?: () => Date;
}

/** Runs at start and then hourly, so that data kept for a day doesn't last for two. */
export const createRetentionJob = (options: RetentionOptions): Job => {
  const { retentions, onPurged, onProblem, intervalMs = hourMs, readClock = () => new Date() } = options;
  const purge = async ({ kind, store, retentionDays }: Retention): Promise<void> => {
    const now = readClock();
    const count = await store.purgeBefore(new Date(now.getTime() - retentionDays * dayMs), now);
    if (count > 0) onPurged(kind, count);
  };
  return {
    name: 'retention',
    intervalMs,
    startsAtOnce: true,
    run: async () => {
      // One store at a time, because the first round runs while the first pages need the database.
      for (const one of retentions) await purge(one).catch((error) => onProblem(one.kind, error));
    },
  };
};
