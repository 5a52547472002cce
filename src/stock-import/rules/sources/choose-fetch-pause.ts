import { hourMs, minuteMs } from '#src/lib/durations.ts';

const longestPauseMs = 6 * hourMs;

/** @param chance random number from 0 to below 1, so that sources that failed together are spread out */
export const chooseFetchPauseMs = (failures: number, chance: number): number => {
  const pauseMs = Math.min(minuteMs * 2 ** Math.min(failures - 1, 20), longestPauseMs);
  return Math.min(Math.round(pauseMs * (0.75 + chance / 2)), longestPauseMs);
};
