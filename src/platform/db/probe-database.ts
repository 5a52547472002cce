import { setTimeout as wait } from 'node:timers/promises';

export type ProbeDatabase = () => Promise<'ok' | 'away'>;

const defaultTimeoutMs = 800;

export const createDatabaseProbe = (ping: () => Promise<void>, timeoutMs = defaultTimeoutMs): ProbeDatabase => {
  let inFlight: Promise<'ok' | 'away'> | undefined;
  const ask = (): Promise<'ok' | 'away'> => {
    inFlight ??= ping()
      .then(
        () => 'ok' as const,
        () => 'away' as const,
      )
      .finally(() => {
        inFlight = undefined;
      });
    return inFlight;
  };
  return () => Promise.race([ask(), wait(timeoutMs, 'away' as const, { ref: false })]);
};
