import { SearchError } from './search-error.ts';

const threadClocks = {
  wallMs: (): number => performance.now(),
  threadMs: (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/**
 * The wall-clock limit as a multiple of the CPU limit. Wall-clock time is limited too, because a search blocks its
 * thread even while it waits for a processor.
 */
const wallFactor = 4;

/** Limits CPU time, because a limit on wall-clock time alone would fail legitimate searches on a busy machine. */
export const createThreadBudget = (maxMs: number, { wallMs, threadMs } = threadClocks) => {
  let beganMs = threadMs();
  // Until `nextScanMs`, CPU time can't have run out, because it never exceeds wall-clock time. Reading CPU time takes
  // eight times as long as reading the wall clock.
  let nextScanMs = wallMs() + maxMs;
  let endsAtMs = wallMs() + maxMs * wallFactor;
  const leftCpuMs = (): number => maxMs - (threadMs() - beganMs);
  return {
    leftMs: (): number => Math.min(leftCpuMs(), (endsAtMs - wallMs()) / wallFactor),
    pause: async <T>(others: () => Promise<T>): Promise<T> => {
      const pausedAt = { wallMs: wallMs(), threadMs: threadMs() };
      const value = await others();
      const pausedMs = wallMs() - pausedAt.wallMs;
      nextScanMs += pausedMs;
      endsAtMs += pausedMs;
      beganMs += threadMs() - pausedAt.threadMs;
      return value;
    },
    isSpent: (): boolean => {
      const nowMs = wallMs();
      if (nowMs < nextScanMs) return false;
      const left = leftCpuMs();
      nextScanMs = Math.min(nowMs + left, endsAtMs);
      return left <= 0 || nowMs >= endsAtMs;
    },
  };
};

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
