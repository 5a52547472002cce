import { setTimeout as wait } from 'node:timers/promises';
import type { StockChanges } from '../stock-source.ts';
import { type SendStockOptions, type SendStockOutcome, type StockTarget, sendStock } from './send-stock.ts';

export interface StockSenderOptions extends SendStockOptions {
  readonly stockWatch: StockChanges;
  /** The site's own search server; undefined for a site that the built-in engine serves. */
  readonly targetOf: (siteSlug: string) => StockTarget | undefined;
  readonly onProblem: (siteSlug: string, reason: string) => void;
}

export interface StockSender {
  /** Sends what a site's server has not got yet, now or after what is being sent. */
  readonly wake: (siteSlug: string) => void;
  /** Waits a moment for what is being sent; the rest is sent after the next start. */
  readonly close: () => Promise<void>;
}

interface SiteState {
  running: Promise<void> | undefined;
  isAskedAgain: boolean;
  timer: NodeJS.Timeout | undefined;
  failures: number;
}

const firstRetryMs = 1000;
const longestRetryMs = 5 * 60_000;
const busyRetryMs = 30_000;
/** A server that does not answer must not keep the process from ending. */
const closeMs = 2000;

/** Milliseconds until the next try; undefined when none is needed. */
const chooseRetryMs = (outcome: SendStockOutcome, failures: number): number | undefined => {
  if (outcome.kind === 'done') return undefined;
  if (outcome.kind === 'busy') return busyRetryMs;
  return outcome.isRetryable ? Math.min(firstRetryMs * 2 ** failures, longestRetryMs) : longestRetryMs;
};

/** Sends stock to the search servers that sites have of their own, whenever it changes, one send a site at a time. */
export const createStockSender = (options: StockSenderOptions): StockSender => {
  const { stockWatch, targetOf, onProblem } = options;
  const states = new Map<string, SiteState>();
  let isClosed = false;

  const run = async (siteSlug: string, state: SiteState): Promise<void> => {
    do {
      state.isAskedAgain = false;
      const target = targetOf(siteSlug);
      if (target === undefined) return;
      const outcome = await sendStock(siteSlug, target, options);
      const retryMs = chooseRetryMs(outcome, state.failures);
      state.failures = outcome.kind === 'failed' ? state.failures + 1 : 0;
      if (outcome.kind === 'failed') onProblem(siteSlug, outcome.reason);
      if (retryMs === undefined || isClosed) continue;
      // A change that comes meanwhile does not shorten the wait: the server is given its time.
      state.timer = setTimeout(() => start(siteSlug, state), retryMs);
      state.timer.unref();
      return;
    } while (state.isAskedAgain && !isClosed);
  };

  const start = (siteSlug: string, state: SiteState): void => {
    state.timer = undefined;
    state.running = run(siteSlug, state).finally(() => {
      state.running = undefined;
    });
  };

  const wake = (siteSlug: string): void => {
    if (isClosed || targetOf(siteSlug) === undefined) return;
    const state = states.get(siteSlug) ?? { running: undefined, isAskedAgain: false, timer: undefined, failures: 0 };
    states.set(siteSlug, state);
    state.isAskedAgain = true;
    if (state.running === undefined && state.timer === undefined) start(siteSlug, state);
  };

  const stopListening = stockWatch.onStockChanged(({ siteSlug }) => wake(siteSlug));
  return {
    wake,
    close: async () => {
      isClosed = true;
      stopListening();
      for (const { timer } of states.values()) clearTimeout(timer);
      const running = Promise.all([...states.values()].map((state) => state.running));
      await Promise.race([running, wait(closeMs, undefined, { ref: false })]);
    },
  };
};
