export interface TimeShareOptions {
  /** Average milliseconds of work per millisecond, for one key. */
  readonly share: number;
  /** Cap on what a key can save up or owe, in milliseconds of work. */
  readonly burstMs: number;
  readonly nowMs: () => number;
}

export interface TimeShare {
  readonly restMs: (key: string) => number;
  readonly charge: (key: string, workMs: number) => void;
}

export const createTimeShare = ({ share, burstMs, nowMs }: TimeShareOptions): TimeShare => {
  /** Time left when last charged, by key; negative when owed. */
  const accounts = new Map<string, { readonly leftMs: number; readonly atMs: number }>();
  const leftMs = (key: string): number => {
    const account = accounts.get(key);
    return account === undefined ? burstMs : Math.min(burstMs, account.leftMs + (nowMs() - account.atMs) * share);
  };
  return {
    restMs: (key) => Math.max(0, -leftMs(key) / share),
    // Debt is capped: work that waited for a slow answer must not lock its key out for long.
    charge: (key, workMs) => {
      accounts.set(key, { leftMs: Math.max(-burstMs, leftMs(key) - workMs), atMs: nowMs() });
    },
  };
};
