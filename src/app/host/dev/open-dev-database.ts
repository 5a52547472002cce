import type { DatabaseService } from '#src/platform/db/database.ts';
import { readEnv } from '#src/platform/env.ts';
import { createLogger } from '#src/platform/log/create-logger.ts';
import { openDatabaseOf } from '../open-database-of.ts';

/** Opens the database outside the server, so that it stays open when the server restarts during development. */
export const openDevDatabase = (): Promise<DatabaseService> => {
  const env = readEnv();
  return openDatabaseOf(env, createLogger(env.LOG_LEVEL));
};
