const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What keeps things for a time only. */
export interface Forgetful {
  /** Forgets what is from before a moment, or expired by now: both are the server's time. Returns how much went. */
  readonly forgetBefore: (moment: Date, now: Date) => Promise<number>;
}

/** Things of one kind, and for how long they are kept. */
export interface Retention {
  /** What is kept, as the log says it. */
  readonly kind: string;
  readonly store: Forgetful;
  readonly keptDays: number;
}

export interface ForgettingOptions {
  readonly retentions: readonly Retention[];
  readonly onForgotten: (kind: string, count: number) => void;
  readonly onProblem: (kind: string, error: unknown) => void;
  readonly intervalMs?: number;
  readonly readClock?: () => Date;
}

/**
 * Forgets what is old, at once and then once an hour, each kind by its own days: what is kept for a day must not be there for two. Returns what
 * ends the schedule.
 */
export const scheduleForgetting = (options: ForgettingOptions): (() => void) => {
  const { retentions, onForgotten, onProblem, intervalMs = hourMs, readClock = () => new Date() } = options;
  const forgetOne = async ({ kind, store, keptDays }: Retention): Promise<void> => {
    const now = readClock();
    const count = await store.forgetBefore(new Date(now.getTime() - keptDays * dayMs), now);
    if (count > 0) onForgotten(kind, count);
  };
  const forget = (): void => {
    for (const retention of retentions) forgetOne(retention).catch((error) => onProblem(retention.kind, error));
  };
  forget();
  const timer = setInterval(forget, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
};
