export interface FairQueueOptions {
  /** Works that run at the same time. */
  readonly maxRunning: number;
  /** How many of those one key may have; all of them when it is left out. */
  readonly maxRunningByKey?: number;
  /** Works of one key that may wait for their turn. */
  readonly maxWaitingByKey: number;
}

/** What became of a work: what it gave, or nothing, because as many of its key wait already as may. */
export type FairOutcome<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'full' };

export interface FairQueue {
  /** Runs the work when it is its key's turn; what the work throws, this throws. */
  readonly run: <T>(key: string, work: () => Promise<T>) => Promise<FairOutcome<T>>;
  readonly stats: () => { readonly running: number; readonly waiting: number };
}

type Go = () => void;

/** How many works run, in all and of each key. */
const createCount = () => {
  const byKey = new Map<string, number>();
  let total = 0;
  const ofKey = (key: string): number => byKey.get(key) ?? 0;
  return {
    total: () => total,
    ofKey,
    add: (key: string): void => {
      total++;
      byKey.set(key, ofKey(key) + 1);
    },
    remove: (key: string): void => {
      total--;
      if (ofKey(key) > 1) byKey.set(key, ofKey(key) - 1);
      else byKey.delete(key);
    },
  };
};

/** Lines of what waits, a line a key, which are served in turn. */
const createLines = () => {
  // In the order of their turns: a key that was served goes behind the others.
  const lines = new Map<string, Go[]>();
  return {
    waiting: () => [...lines.values()].reduce((sum, line) => sum + line.length, 0),
    lengthOf: (key: string): number => lines.get(key)?.length ?? 0,
    add: (key: string, go: Go): void => {
      const line = lines.get(key);
      if (line === undefined) lines.set(key, [go]);
      else line.push(go);
    },
    takeNext: (mayRun: (key: string) => boolean): { readonly key: string; readonly go: Go } | undefined => {
      for (const [key, line] of lines) {
        if (!mayRun(key)) continue;
        const go = line.shift();
        lines.delete(key);
        if (line.length > 0) lines.set(key, line);
        if (go !== undefined) return { key, go };
      }
      return undefined;
    },
  };
};

/** Runs works a few at a time and serves their keys in turn, so that a flood of one key delays another by a turn only. */
export const createFairQueue = (options: FairQueueOptions): FairQueue => {
  const { maxRunning, maxRunningByKey = maxRunning, maxWaitingByKey } = options;
  const running = createCount();
  const lines = createLines();
  const mayRun = (key: string): boolean => running.total() < maxRunning && running.ofKey(key) < maxRunningByKey;

  const giveBack = (key: string): void => {
    running.remove(key);
    const next = lines.takeNext(mayRun);
    if (next === undefined) return;
    // The place is taken before the work goes on: what asks in between must not find it free.
    running.add(next.key);
    next.go();
  };

  return {
    async run(key, work) {
      if (mayRun(key)) running.add(key);
      else if (lines.lengthOf(key) >= maxWaitingByKey) return { kind: 'full' };
      else await new Promise<void>((go) => lines.add(key, go));
      try {
        return { kind: 'done', value: await work() };
      } finally {
        giveBack(key);
      }
    },
    stats: () => ({ running: running.total(), waiting: lines.waiting() }),
  };
};
