import { dayMs } from '#src/lib/durations.ts';

/** Milliseconds that an event may be older than its message: a phone that was off sends late. */
const longestDelayMs = 7 * dayMs;
/** Milliseconds that a shopper's clock may be fast. */
const largestLeadMs = 5 * 60_000;

/** When an event happened: what the shopper's clock says, unless that cannot be. */
export const chooseEventTime = (notifiedAt: Date, receivedAt: Date): Date => {
  const delayMs = receivedAt.getTime() - notifiedAt.getTime();
  return delayMs <= longestDelayMs && delayMs >= -largestLeadMs ? notifiedAt : receivedAt;
};
