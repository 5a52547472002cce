import { SearchError } from './search-error.ts';

const threadClocks = {
  wallMs: (): number => performance.now(),
  threadMs: (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/** Also limits wall-clock time, because a search blocks its thread while it waits for a processor. */
const wallFactor = 4;

/** CPU time, because the same wall-clock limit would fail legitimate searches on a busy machine. */
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

/** Searches are synchronous, so the thread serves nothing else during one. */
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
