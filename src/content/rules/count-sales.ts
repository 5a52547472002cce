import { daySeconds } from '#src/lib/durations.ts';

/** @spec B9.48 */
const salesADay = 192;

/** @spec B9.48 */
export const salesStepSeconds = daySeconds / salesADay;

/** @spec B9.49 */
export const salesRefreshMs = 150_000;

/** Brisbane's offset from UTC. Brisbane has no daylight saving. @spec B9.48 */
const salesOffsetMs = 10 * 3_600_000;

/** @spec B9.48, D.51 */
export const countSales = (now: Date): number => {
  const local = new Date(now.getTime() + salesOffsetMs);
  const seconds = local.getUTCHours() * 3600 + local.getUTCMinutes() * 60 + local.getUTCSeconds();
  return (local.getUTCDate() - 1) * salesADay + Math.floor(seconds / salesStepSeconds);
};
