const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What keeps things for a time only. */
export interface Purgeable {
  /** Forgets what is from before a moment, or expired by now: both are the server's time. Returns how much went. */
  readonly purgeBefore: (moment: Date, now: Date) => Promise<number>;
}

/** Things of one kind, and for how long they are kept. */
export interface Retention {
  /** What is kept, as the log says it. */
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

/**
 * Forgets what is old, at once and then once an hour, each kind by its own days: what is kept for a day must not be there for two. Returns what
 * ends the schedule.
 */
export const scheduleRetention = (options: RetentionOptions): (() => void) => {
  const { retentions, onPurged, onProblem, intervalMs = hourMs, readClock = () => new Date() } = options;
  const purgeOne = async ({ kind, store, retentionDays }: Retention): Promise<void> => {
    const now = readClock();
    const count = await store.purgeBefore(new Date(now.getTime() - retentionDays * dayMs), now);
    if (count > 0) onPurged(kind, count);
  };
  const purge = (): void => {
    for (const retention of retentions) purgeOne(retention).catch((error) => onProblem(retention.kind, error));
  };
  purge();
  const timer = setInterval(purge, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
};
