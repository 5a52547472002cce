export interface TimeShareOptions {
  /** Milliseconds of work that a key may have a millisecond, on average. */
  readonly share: number;
  /** Most that a key may save up while it rests, and most that it may owe, in milliseconds of work. */
  readonly burstMs: number;
  /** A clock that never goes back, in milliseconds. */
  readonly nowMs: () => number;
}

/** How much work each key has had lately, and whether it may have more. */
export interface TimeShare {
  /** Milliseconds until the key may have more; 0 when it may now. */
  readonly restMs: (key: string) => number;
  /** Notes that the key had so many milliseconds of work. */
  readonly charge: (key: string, workMs: number) => void;
}

/** Bounds what each key may have of the time there is, so that what one asks for leaves room for the others. */
export const createTimeShare = ({ share, burstMs, nowMs }: TimeShareOptions): TimeShare => {
  /** What each key had left when it was last charged; it is owed when below 0. */
  const accounts = new Map<string, { readonly leftMs: number; readonly atMs: number }>();
  const leftMs = (key: string): number => {
    const account = accounts.get(key);
    return account === undefined ? burstMs : Math.min(burstMs, account.leftMs + (nowMs() - account.atMs) * share);
  };
  return {
    restMs: (key) => Math.max(0, -leftMs(key) / share),
    // What is owed has a bound: a work that waited for a slow answer must not keep its key out for long.
    charge: (key, workMs) => {
      accounts.set(key, { leftMs: Math.max(-burstMs, leftMs(key) - workMs), atMs: nowMs() });
    },
  };
};
