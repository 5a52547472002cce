import { dayMs, hourMs } from '#src/lib/durations.ts';

const firstPauseMs = 5_000;
const longestPauseMs = hourMs;
/** No place is waited for longer than this, whatever it asks for. */
const longestAskedPauseMs = dayMs;
/** A delivery is given up this long after it was put on its way. */
const patienceMs = 3 * dayMs;

type RetryChoice = { readonly kind: 'wait'; readonly pauseMs: number } | { readonly kind: 'giveUp' };

interface FailedDelivery {
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

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * The pause that a place asks for by the header Retry-After, in seconds or by a date, in milliseconds; 0 where it asks for none
 * that can be read (RFC 9110).
 */
export const readRetryAfter = (header: string, now: Date): number => {
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const momentMs = httpDate.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(momentMs) ? 0 : Math.max(0, momentMs - now.getTime());
};
