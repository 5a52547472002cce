import { hourMs, minuteMs } from '#src/lib/durations.ts';

const longestPauseMs = 6 * hourMs;

/** @param chance from `Math.random`, so that sources that failed together don't retry together */
export const chooseFetchPauseMs = (failures: number, chance: number): number => {
  const pauseMs = Math.min(minuteMs * 2 ** Math.min(failures - 1, 20), longestPauseMs);
  return Math.min(Math.round(pauseMs * (0.75 + chance / 2)), longestPauseMs);
};

const conditionalPauseMs = minuteMs;
const wholePauseMs = 5 * minuteMs;

export interface FileFault {
  readonly failures: number;
  readonly isConditional: boolean;
  readonly everyMinutes: number;
}

/**
 * The pause after a file was fetched but couldn't be imported. It's short, because the server works and may soon have a
 * corrected file.
 */
export const chooseFilePauseMs = ({ failures, isConditional, everyMinutes }: FileFault, chance: number): number =>
  Math.min(
    chooseFetchPauseMs(failures, chance),
    isConditional ? conditionalPauseMs : wholePauseMs,
    everyMinutes * minuteMs,
  );
