import type { TimeShare } from './create-time-share.ts';

export interface FairQueueOptions {
  /** Works that run at the same time. */
  readonly maxRunning: number;
  /** How many of those one key may have; all of them when it is left out. */
  readonly maxRunningByKey?: number;
  /** Works of one key that may wait for their turn. */
  readonly maxWaitingByKey: number;
  /** What part of the time each key may have; all of it when this is left out. */
  readonly timeShare?: TimeShare;
}

/** Every key may have all the time there is. */
const noTimeShare: TimeShare = { restMs: () => 0, charge: () => undefined };

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
    keys: (): readonly string[] => [...lines.keys()],
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

/** Calls back when the first of some rests is over. */
const createAlarm = (call: () => void) => {
  let timer: NodeJS.Timeout | undefined;
  return (restsMs: readonly number[]): void => {
    clearTimeout(timer);
    if (restsMs.length > 0) timer = setTimeout(call, Math.ceil(Math.min(...restsMs)));
  };
};

/** Runs works a few at a time and serves their keys in turn, so that a flood of one key delays another by a turn only. */
export const createFairQueue = (options: FairQueueOptions): FairQueue => {
  const { maxRunning, maxRunningByKey = maxRunning, maxWaitingByKey, timeShare = noTimeShare } = options;
  const running = createCount();
  const lines = createLines();
  const hasRoom = (key: string): boolean => running.total() < maxRunning && running.ofKey(key) < maxRunningByKey;
  const mayRun = (key: string): boolean => hasRoom(key) && timeShare.restMs(key) === 0;

  const serve = (): void => {
    for (let next = lines.takeNext(mayRun); next !== undefined; next = lines.takeNext(mayRun)) {
      // The place is taken before the work goes on: what asks in between must not find it free.
      running.add(next.key);
      next.go();
    }
    // Where there is room now, nothing but a rest keeps a line waiting; else the work that ends serves it.
    setAlarm(lines.keys().filter(hasRoom).map(timeShare.restMs));
  };
  const setAlarm = createAlarm(serve);

  const waitForTurn = (key: string): Promise<void> =>
    new Promise((go) => {
      lines.add(key, go);
      serve();
    });

  return {
    async run(key, work) {
      const isFirst = lines.lengthOf(key) === 0;
      if (isFirst && mayRun(key)) running.add(key);
      else if (lines.lengthOf(key) >= maxWaitingByKey) return { kind: 'full' };
      else await waitForTurn(key);
      const startedAtMs = performance.now();
      try {
        return { kind: 'done', value: await work() };
      } finally {
        timeShare.charge(key, performance.now() - startedAtMs);
        running.remove(key);
        serve();
      }
    },
    stats: () => ({ running: running.total(), waiting: lines.waiting() }),
  };
};
