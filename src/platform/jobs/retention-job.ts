import { dayMs, hourMs } from '#src/lib/durations.ts';
import type { Job } from './start-jobs.ts';

export interface Purgeable {
  /** Deletes what is older than the moment or has expired by now, in server time. @returns the number of rows */
  readonly purgeBefore: (moment: Date, now: Date) => Promise<number>;
}

export interface Retention {
  /** Name for the log. */
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

/** Purges what is old, at start and then hourly, each kind by its own days: what may be kept for a day must not last for two. */
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
      await Promise.all(retentions.map((one) => purge(one).catch((error) => onProblem(one.kind, error))));
    },
  };
};
