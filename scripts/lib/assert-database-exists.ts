import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, EnvError } from '../../src/platform/env.ts';

/**
 * Throws EnvError if there is no database: DATABASE_URL isn't set, and DATA_DIR has no embedded database. Without this
 * check, a command would create an empty database, find nothing and seem to succeed.
 */
export const assertDatabaseExists = ({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): void => {
  if (DATABASE_URL !== undefined || existsSync(join(DATA_DIR, 'postgres'))) return;
  throw new EnvError(
    `There is no database in ${DATA_DIR}. Set DATABASE_URL or DATA_DIR to the value that the server uses.`,
  );
};
