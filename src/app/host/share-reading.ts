export interface SharedReadingOptions<T> {
  readonly read: () => Promise<T>;
  readonly initial: T;
  readonly onProblem: (error: unknown) => void;
  readonly readClockMs: () => number;
}

const maxAgeMs = 5_000;

/**
 * Shares a reading among callers, such as several gauges, for five seconds. If a reading fails, they get the last
 * successful one, or `initial` if none has succeeded.
 */
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
