const dayMs = 24 * 3_600_000;

/** What keeps things for a time only. */
interface Forgetful {
  readonly forgetBefore: (moment: Date) => Promise<number>;
}

export interface ForgettingOptions {
  readonly stores: readonly Forgetful[];
  /** Days that things are kept. */
  readonly keptDays: number;
  readonly onProblem: (error: unknown) => void;
  readonly intervalMs?: number;
}

/** Forgets what is old, at once and then once a day. Returns what ends the schedule. */
export const scheduleForgetting = (options: ForgettingOptions): (() => void) => {
  const { stores, keptDays, onProblem, intervalMs = dayMs } = options;
  const forget = (): void => {
    const moment = new Date(Date.now() - keptDays * dayMs);
    for (const store of stores) store.forgetBefore(moment).catch(onProblem);
  };
  forget();
  const timer = setInterval(forget, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
};
