const minuteSeconds = 60;

/** A moment as its whole minute, so that the engine meets the same filter again and remembers its answer. */
export const roundToMinute = (seconds: number): number => Math.floor(seconds / minuteSeconds) * minuteSeconds;
