import { SearchError } from './search-error.ts';

/** Clocks in milliseconds that never go back. */
interface ThreadClocks {
  readonly wallMs: () => number;
  /** Processor time that the calling thread has used. */
  readonly threadMs: () => number;
}

/** Processor time that work on one thread may use. */
interface ThreadBudget {
  readonly leftMs: () => number;
  /** Cheap enough to be asked for every row. */
  readonly isSpent: () => boolean;
}

const threadClocks: ThreadClocks = {
  wallMs: () => performance.now(),
  threadMs: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/** How many times its budget work may last: it blocks the thread even while other processes have the processor. */
const wallFactor = 4;

/**
 * A budget that begins now. It counts processor time: while other threads and processes have the processor, the wall
 * clock goes on, and honest work on a busy machine would be refused for what others do.
 */
export const createThreadBudget = (maxMs: number, { wallMs, threadMs }: ThreadClocks = threadClocks): ThreadBudget => {
  const beganMs = threadMs();
  // A thread uses no more processor time than goes by. Until then the wall clock, eight times as fast to read, will do.
  let nextScanMs = wallMs() + maxMs;
  const endsAtMs = wallMs() + maxMs * wallFactor;
  const leftMs = (): number => maxMs - (threadMs() - beganMs);
  return {
    leftMs,
    isSpent: () => {
      const nowMs = wallMs();
      if (nowMs < nextScanMs) return false;
      const left = leftMs();
      nextScanMs = Math.min(nowMs + left, endsAtMs);
      return left <= 0 || nowMs >= endsAtMs;
    },
  };
};

/** Ends a search that holds the thread for too long. Searches are synchronous, so nothing else is served meanwhile. */
export class SearchClock {
  #budget = createThreadBudget(Number.POSITIVE_INFINITY);

  /** @param maxMs milliseconds of processor time that the search may use */
  start(maxMs: number): void {
    this.#budget = createThreadBudget(maxMs);
  }

  /** Called once for every condition, word or row that takes long to look at. */
  check(): void {
    if (!this.#budget.isSpent()) return;
    throw new SearchError(
      'search_too_costly',
      'The search takes too long. Use fewer or simpler filter conditions, fewer words, or fewer attributes to search on.',
    );
  }
}
