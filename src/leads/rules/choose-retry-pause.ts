const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;
/** No place is waited for longer than this, whatever it asks for. */
const longestAskedPauseMs = 24 * 3_600_000;
/** A delivery is given up this long after it was put on its way. */
const patienceMs = 3 * 24 * 3_600_000;

export type RetryChoice = { readonly kind: 'wait'; readonly pauseMs: number } | { readonly kind: 'giveUp' };

export interface FailedDelivery {
  /** How often it was tried. */
  readonly attempts: number;
  /** How long ago it was put on its way. */
  readonly ageMs: number;
  /** From 0 to below 1, drawn anew each time: what failed together must not come back together. */
  readonly chance: number;
  /** How long the place asks to be left alone; 0 where it says nothing. */
  readonly askedPauseMs: number;
}

/**
 * How long a delivery that failed waits before it is tried again: twice as long each time, give or take a quarter, for three
 * days; longer where the place asks for it, by a day at most.
 */
export const chooseRetryPause = ({ attempts, ageMs, chance, askedPauseMs }: FailedDelivery): RetryChoice => {
  if (ageMs >= patienceMs) return { kind: 'giveUp' };
  const pauseMs = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
  const ownPauseMs = Math.round(pauseMs * (0.75 + chance / 2));
  return { kind: 'wait', pauseMs: Math.max(ownPauseMs, Math.min(askedPauseMs, longestAskedPauseMs)) };
};
