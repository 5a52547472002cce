import { setTimeout as wait } from 'node:timers/promises';
import type { StockChanges } from '../stock-source.ts';
import { type SendStockOptions, type SendStockOutcome, type StockTarget, sendStock } from './send-stock.ts';

export interface StockSenderOptions extends SendStockOptions {
  readonly stockWatch: StockChanges;
  readonly targetOf: (siteSlug: string) => StockTarget | undefined;
  readonly onProblem: (siteSlug: string, reason: string) => void;
}

export interface StockSender {
  /** Sends the site's stock after any send in flight and any pause before a retry. */
  readonly wake: (siteSlug: string) => void;
  /** Waits up to two seconds for sends in flight. The next start of the server sends what's missing. */
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
const closeMs = 2000;

const chooseRetryMs = (outcome: SendStockOutcome, failures: number): number | undefined => {
  if (outcome.kind === 'done') return undefined;
  if (outcome.kind === 'busy') return busyRetryMs;
  return outcome.isRetryable ? Math.min(firstRetryMs * 2 ** failures, longestRetryMs) : longestRetryMs;
};

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
      // A stock change doesn't shorten the pause, because that would defeat the back-off.
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
