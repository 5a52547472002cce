import { dayMs } from '#src/lib/durations.ts';

/** A phone that was off sends late. */
const longestDelayMs = 7 * dayMs;
/** How far ahead a shopper's clock may be. */
const largestLeadMs = 5 * 60_000;

export const chooseEventTime = (notifiedAt: Date, receivedAt: Date): Date => {
  const delayMs = receivedAt.getTime() - notifiedAt.getTime();
  return delayMs <= longestDelayMs && delayMs >= -largestLeadMs ? notifiedAt : receivedAt;
};
