import type { DatabaseService } from '../database.ts';

export interface VacuumOptions {
  readonly withClient: DatabaseService['withClient'];
  readonly onProblem: (error: Error) => void;
  readonly intervalMs?: number;
}

const tenMinutesMs = 10 * 60_000;
const leastLogBytes = 1_000_000;

/** The embedded database has no autovacuum. */
export const scheduleVacuum = ({ withClient, onProblem, intervalMs = tenMinutesMs }: VacuumOptions): (() => void) => {
  let cleanedUpTo = '0/0';
  const vacuum = (): Promise<void> =>
    withClient(async (client) => {
      const { rows } = await client.query<{ bytes: string; position: string }>(
        'SELECT pg_current_wal_lsn()::text AS position, pg_current_wal_lsn() - $1::pg_lsn AS bytes',
        [cleanedUpTo],
      );
      const now = rows[0];
      if (now === undefined || Number(now.bytes) < leastLogBytes) return;
      await client.query('VACUUM (ANALYZE)');
      cleanedUpTo = now.position;
    });
  const timer = setInterval(() => void vacuum().catch(onProblem), intervalMs);
  timer.unref();
  return () => clearInterval(timer);
};
