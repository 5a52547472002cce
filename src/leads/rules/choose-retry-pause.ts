import { dayMs, hourMs } from '#src/lib/durations.ts';

const firstPauseMs = 5_000;
const longestPauseMs = hourMs;
const longestAskedPauseMs = dayMs;
const giveUpAfterMs = 3 * dayMs;

type RetryChoice = { readonly kind: 'wait'; readonly pauseMs: number } | { readonly kind: 'giveUp' };

interface FailedDelivery {
  readonly attempts: number;
  readonly ageMs: number;
  /** A random number from 0 (inclusive) to 1 (exclusive). Spreads out retries of deliveries that failed together. */
  readonly chance: number;
  readonly askedPauseMs: number;
}

export const chooseRetryPause = ({ attempts, ageMs, chance, askedPauseMs }: FailedDelivery): RetryChoice => {
  if (ageMs >= giveUpAfterMs) return { kind: 'giveUp' };
  const pauseMs = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
  const ownPauseMs = Math.round(pauseMs * (0.75 + chance / 2));
  return { kind: 'wait', pauseMs: Math.max(ownPauseMs, Math.min(askedPauseMs, longestAskedPauseMs)) };
};

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Returns milliseconds from now; 0 if the header (RFC 9110) is unreadable or its date has passed. */
export const readRetryAfter = (header: string, now: Date): number => {
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const momentMs = httpDate.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(momentMs) ? 0 : Math.max(0, momentMs - now.getTime());
};
