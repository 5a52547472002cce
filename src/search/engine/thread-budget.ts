import { SearchError } from './search-error.ts';

const threadClocks = {
  wallMs: (): number => performance.now(),
  threadMs: (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/** Wall-clock limit as a multiple of the CPU budget: a search blocks its thread even while it waits for a processor. */
const wallFactor = 4;

/**
 * Starts a budget of CPU time, because the same limit of wall-clock time would fail legitimate searches on a busy
 * machine. The budget also ends after `wallFactor` times as much wall-clock time.
 */
export const createThreadBudget = (maxMs: number, { wallMs, threadMs } = threadClocks) => {
  const beganMs = threadMs();
  // CPU time never exceeds wall time. Until `nextScanMs`, it's enough to read the wall clock, which takes an eighth of
  // the time.
  let nextScanMs = wallMs() + maxMs;
  const endsAtMs = wallMs() + maxMs * wallFactor;
  const leftMs = (): number => maxMs - (threadMs() - beganMs);
  return {
    leftMs,
    /** Cheap enough to call for every row. */
    isSpent: (): boolean => {
      const nowMs = wallMs();
      if (nowMs < nextScanMs) return false;
      const left = leftMs();
      nextScanMs = Math.min(nowMs + left, endsAtMs);
      return left <= 0 || nowMs >= endsAtMs;
    },
  };
};

/**
 * Aborts a search that blocks the thread too long. Searches are synchronous, so the thread serves nothing else during
 * one.
 */
export class SearchClock {
  #budget = createThreadBudget(Number.POSITIVE_INFINITY);

  start(maxMs: number): void {
    this.#budget = createThreadBudget(maxMs);
  }

  check(): void {
    if (!this.#budget.isSpent()) return;
    throw new SearchError(
      'search_too_costly',
      'The search takes too long. Use fewer or simpler filter conditions, fewer words, or fewer attributes to search on.',
    );
  }
}
