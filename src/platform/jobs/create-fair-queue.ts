import type { TimeShare } from './create-time-share.ts';

export interface FairQueueOptions {
  readonly maxRunning: number;
  readonly maxRunningByKey?: number;
  readonly maxWaitingByKey: number;
  readonly maxWaitMs?: number;
  readonly timeShare?: TimeShare;
}

const noTimeShare: TimeShare = { restMs: () => 0, charge: () => undefined };

export type FairOutcome<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'full' };

export interface FairQueue {
  /**
   * Returns 'full' if too much of the key's work is waiting, or if the wait is too long. Rethrows the work's errors.
   */
  readonly run: <T>(
    key: string,
    work: () => Promise<T>,
    about?: { readonly isUrgent: boolean },
  ) => Promise<FairOutcome<T>>;
  readonly stats: () => { readonly running: number; readonly waiting: number };
}

type Go = () => void;

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

const mostUrgentInARow = 3;

interface Line {
  readonly urgent: Go[];
  readonly others: Go[];
  urgentInARow: number;
}

const takeFrom = (line: Line): Go | undefined => {
  const isUrgent = line.urgent.length > 0 && (line.others.length === 0 || line.urgentInARow < mostUrgentInARow);
  line.urgentInARow = isUrgent ? line.urgentInARow + 1 : 0;
  return isUrgent ? line.urgent.shift() : line.others.shift();
};

const createLines = () => {
  const lines = new Map<string, Line>();
  const lengthOf = ({ urgent, others }: Line): number => urgent.length + others.length;
  const take = (key: string): Go | undefined => {
    const line = lines.get(key);
    if (line === undefined) return undefined;
    const go = takeFrom(line);
    if (lengthOf(line) === 0) lines.delete(key);
    return go;
  };
  return {
    waiting: () => [...lines.values()].reduce((sum, line) => sum + lengthOf(line), 0),
    keys: (): readonly string[] => [...lines.keys()],
    isEmpty: (key: string): boolean => !lines.has(key),
    countOf: (key: string, isUrgent: boolean): number => lines.get(key)?.[isUrgent ? 'urgent' : 'others'].length ?? 0,
    leave: (key: string, isUrgent: boolean, go: Go): void => {
      const line = lines.get(key);
      if (line === undefined) return;
      const waiting = line[isUrgent ? 'urgent' : 'others'];
      waiting.splice(waiting.indexOf(go), 1);
      if (lengthOf(line) === 0) lines.delete(key);
    },
    add: (key: string, isUrgent: boolean, go: Go): void => {
      const line = lines.get(key) ?? { urgent: [], others: [], urgentInARow: 0 };
      line[isUrgent ? 'urgent' : 'others'].push(go);
      lines.set(key, line);
    },
    take,
  };
};

const createTurns = () => {
  const lastServed = new Map<string, number>();
  let services = 0;
  return {
    note: (key: string): void => {
      services++;
      lastServed.set(key, services);
    },
    findNext: (keys: readonly string[]): string | undefined => {
      const since = (key: string): number => lastServed.get(key) ?? 0;
      return keys.toSorted((one, other) => since(one) - since(other))[0];
    },
  };
};

const createAlarm = (call: () => void) => {
  let timer: NodeJS.Timeout | undefined;
  return (restsMs: readonly number[]): void => {
    clearTimeout(timer);
    if (restsMs.length > 0) timer = setTimeout(call, Math.ceil(Math.min(...restsMs)));
  };
};

export const createFairQueue = (options: FairQueueOptions): FairQueue => {
  const { maxRunning, maxRunningByKey = maxRunning, maxWaitingByKey, maxWaitMs, timeShare = noTimeShare } = options;
  const running = createCount();
  const lines = createLines();
  const turns = createTurns();
  const hasRoom = (key: string): boolean => running.total() < maxRunning && running.ofKey(key) < maxRunningByKey;
  const mayRun = (key: string): boolean => hasRoom(key) && timeShare.restMs(key) === 0;

  const start = (key: string): void => {
    running.add(key);
    turns.note(key);
  };
  const serveNext = (): boolean => {
    const key = turns.findNext(lines.keys().filter(mayRun));
    const go = key === undefined ? undefined : lines.take(key);
    if (key === undefined || go === undefined) return false;
    start(key);
    go();
    return true;
  };
  const serve = (): void => {
    while (serveNext());
    // With a free slot, a key waits only until its pause (`restMs`) ends. Otherwise, the next work that ends calls
    // `serve`.
    setAlarm(lines.keys().filter(hasRoom).map(timeShare.restMs));
  };
  const setAlarm = createAlarm(serve);

  const waitForTurn = (key: string, isUrgent: boolean): Promise<boolean> =>
    new Promise((resolve) => {
      const giveUp = (): void => {
        lines.leave(key, isUrgent, go);
        resolve(false);
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      const go = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      lines.add(key, isUrgent, go);
      serve();
    });

  return {
    async run(key, work, { isUrgent } = { isUrgent: false }) {
      if (lines.isEmpty(key) && mayRun(key)) start(key);
      else if (lines.countOf(key, isUrgent) >= maxWaitingByKey) return { kind: 'full' };
      else if (!(await waitForTurn(key, isUrgent))) return { kind: 'full' };
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
