export interface SharedReadingOptions<T> {
  readonly read: () => Promise<T>;
  /** Until the first reading, and if that fails. */
  readonly initial: T;
  readonly onProblem: (error: unknown) => void;
  readonly readClockMs: () => number;
}

/** Several gauges and scrapers share one query. */
const maxAgeMs = 5_000;

/** Reads at most every five seconds. While reading fails, the last answer stands. */
export const shareReading = <T>({
  read,
  initial,
  onProblem,
  readClockMs,
}: SharedReadingOptions<T>): (() => Promise<T>) => {
  let latest = initial;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const refresh = async (): Promise<void> => {
    try {
      latest = await read();
    } catch (error) {
      onProblem(error);
    }
    readAtMs = readClockMs();
  };
  return async () => {
    if (readClockMs() - readAtMs >= maxAgeMs) {
      reading ??= refresh().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return latest;
  };
};
