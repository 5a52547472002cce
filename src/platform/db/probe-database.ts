import { setTimeout as wait } from 'node:timers/promises';

export type ProbeDatabase = () => Promise<'ok' | 'away'>;

/** Longest that a caller waits, in milliseconds. */
const defaultTimeoutMs = 800;

/**
 * Asks the database whether it answers. One question is under way at a time, however many ask: those who come to a
 * database that hangs must not take up its connections.
 */
export const createDatabaseProbe = (ping: () => Promise<void>, timeoutMs = defaultTimeoutMs): ProbeDatabase => {
  let underWay: Promise<'ok' | 'away'> | undefined;
  const ask = (): Promise<'ok' | 'away'> => {
    underWay ??= ping()
      .then(
        () => 'ok' as const,
        () => 'away' as const,
      )
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  return () => Promise.race([ask(), wait(timeoutMs, 'away' as const, { ref: false })]);
};
