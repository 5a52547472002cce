import { dayMs } from '#src/lib/durations.ts';

/** Longest delay at which an event keeps its reported time. A phone that was offline sends its events late. */
const maxDelayMs = 7 * dayMs;
const maxAheadMs = 5 * 60_000;

export const chooseEventTime = (reportedAt: Date, receivedAt: Date): Date => {
  const delayMs = receivedAt.getTime() - reportedAt.getTime();
  return delayMs <= maxDelayMs && delayMs >= -maxAheadMs ? reportedAt : receivedAt;
};
