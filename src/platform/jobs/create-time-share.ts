export interface TimeShareOptions {
  /** Milliseconds of work that one key may use per millisecond, on average. */
  readonly share: number;
  /** Maximum number of milliseconds of work that a key can save up or owe. */
  readonly burstMs: number;
  readonly nowMs: () => number;
}

export interface TimeShare {
  readonly restMs: (key: string) => number;
  readonly charge: (key: string, workMs: number) => void;
}

export const createTimeShare = ({ share, burstMs, nowMs }: TimeShareOptions): TimeShare => {
  const accounts = new Map<string, { readonly leftMs: number; readonly atMs: number }>();
  const leftMs = (key: string): number => {
    const account = accounts.get(key);
    return account === undefined ? burstMs : Math.min(burstMs, account.leftMs + (nowMs() - account.atMs) * share);
  };
  return {
    restMs: (key) => Math.max(0, -leftMs(key) / share),
    // Debt is capped, so that one slow response doesn't lock its key out for long.
    charge: (key, workMs) => {
      accounts.set(key, { leftMs: Math.max(-burstMs, leftMs(key) - workMs), atMs: nowMs() });
    },
  };
};
