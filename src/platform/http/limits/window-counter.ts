export interface WindowCounter {
  readonly used: (key: string) => number;
  /** Seconds until the key's window ends, or the full length of a window if none is open for the key. */
  readonly resetSeconds: (key: string) => number;
  readonly add: (key: string, amount: number) => void;
}

const maxKeys = 10_000;

interface OpenWindow {
  readonly endsAtMs: number;
  used: number;
}

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
      // Deletes first, because a map keeps the order in which keys were first set.
      windows.delete(key);
      windows.set(key, open);
      const [oldest] = windows.keys();
      if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
    },
  };
};
