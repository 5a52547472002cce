import type { EventStore } from './event-store.ts';

const dayMs = 24 * 3_600_000;

export interface ForgettingOptions {
  readonly events: Pick<EventStore, 'forgetBefore'>;
  /** Days that events are kept. */
  readonly keptDays: number;
  readonly onProblem: (error: unknown) => void;
  readonly intervalMs?: number;
}

/** Forgets old events, at once and then once a day. Returns what ends the schedule. */
export const scheduleForgetting = (options: ForgettingOptions): (() => void) => {
  const { events, keptDays, onProblem, intervalMs = dayMs } = options;
  const forget = (): void => {
    events.forgetBefore(new Date(Date.now() - keptDays * dayMs)).catch(onProblem);
  };
  forget();
  const timer = setInterval(forget, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
};
