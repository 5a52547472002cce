import type { DatabaseService } from '#src/platform/db/database.ts';
import { retryWhileLocked } from '#src/platform/db/embedded/retry-while-locked.ts';
import { openDatabase } from '#src/platform/db/open-database.ts';
import { runMigrations } from '#src/platform/db/run-migrations.ts';
import type { Env } from '#src/platform/env.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';

/** If a command, such as an import, has locked the data folder, waits for it. */
export const openDatabaseOf = async (env: Env, log: Logger): Promise<DatabaseService> => {
  const open = () =>
    openDatabase({
      url: env.DATABASE_URL,
      replicaUrls: env.DATABASE_REPLICA_URLS,
      dataDir: env.DATA_DIR,
      isNode: true,
      statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
      readTimeoutMs: env.DATABASE_READ_TIMEOUT_MS,
      maxConnections: env.DATABASE_MAX_CONNECTIONS,
      onProblem: (error) => log.warn({ err: error }, 'database'),
    });
  const database = await retryWhileLocked(open, {
    onWait: (message) => log.warn(message),
    isBrief: ({ isHeldByServer }) => !isHeldByServer,
  });
  await runMigrations(database);
  return database;
};
