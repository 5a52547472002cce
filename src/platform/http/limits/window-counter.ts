export interface WindowCounter {
  /** What a key has used of its current window. */
  readonly used: (key: string) => number;
  /** Seconds until the key's window ends; the whole window for a key that has none. */
  readonly resetSeconds: (key: string) => number;
  /** Adds to the key's window, or opens one; a negative amount gives back. */
  readonly add: (key: string, amount: number) => void;
}

/** Keys that one counter remembers; the least recently counted is dropped first. */
const maxKeys = 10_000;

interface OpenWindow {
  readonly endsAtMs: number;
  used: number;
}

/** A counter whose window opens with a key's first amount. */
export const createWindowCounter = (
  windowSeconds: number,
  readClockMs: () => number = () => Date.now(),
): WindowCounter => {
  const windows = new Map<string, OpenWindow>();
  const findOpen = (key: string): OpenWindow | undefined => {
    const open = windows.get(key);
    return open !== undefined && open.endsAtMs > readClockMs() ? open : undefined;
  };
  return {
    used: (key) => findOpen(key)?.used ?? 0,
    resetSeconds: (key) => {
      const open = findOpen(key);
      return open === undefined ? windowSeconds : Math.ceil((open.endsAtMs - readClockMs()) / 1000);
    },
    add: (key, amount) => {
      const open = findOpen(key) ?? { endsAtMs: readClockMs() + windowSeconds * 1000, used: 0 };
      open.used = Math.max(0, open.used + amount);
      // Deleted first: a map keeps its keys in the order in which they were set.
      windows.delete(key);
      windows.set(key, open);
      const [oldest] = windows.keys();
      if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
    },
  };
};
