import { hourMs, minuteMs } from '#src/lib/durations.ts';

const longestPauseMs = 6 * hourMs;

/**
 * Returns the pause after failures in a row: 1, 2, 4 ... minutes up to 6 hours, with 25 % jitter.
 * @param chance random, from 0 to below 1: spreads out sources that failed together
 */
export const chooseFetchPauseMs = (failures: number, chance: number): number => {
  const pauseMs = Math.min(minuteMs * 2 ** Math.min(failures - 1, 20), longestPauseMs);
  return Math.min(Math.round(pauseMs * (0.75 + chance / 2)), longestPauseMs);
};
