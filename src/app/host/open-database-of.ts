import type { DatabaseService } from '#src/platform/db/database.ts';
import { openDatabase } from '#src/platform/db/open-database.ts';
import { runMigrations } from '#src/platform/db/run-migrations.ts';
import type { Env } from '#src/platform/env.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';

export const openDatabaseOf = async (env: Env, log: Logger): Promise<DatabaseService> => {
  const database = await openDatabase({
    url: env.DATABASE_URL,
    replicaUrls: env.DATABASE_REPLICA_URLS,
    dataDir: env.DATA_DIR,
    isNode: true,
    statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
    readTimeoutMs: env.DATABASE_READ_TIMEOUT_MS,
    maxConnections: env.DATABASE_MAX_CONNECTIONS,
    onProblem: (error) => log.warn({ err: error }, 'database'),
  });
  await runMigrations(database);
  return database;
};
