import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';
  readonly dataDir: string;

  constructor(dataDir: string) {
    super(
      `Another process is using the data folder ${dataDir}. The embedded database serves one process: stop that one ` +
        'first, wait for it if it is a server that is starting, give this one another DATA_DIR, or use a PostgreSQL server (DATABASE_URL).',
    );
    this.dataDir = dataDir;
  }
}

export interface DataDirLock {
  readonly release: () => void;
}

/** Locks the data folder, because two processes would corrupt it. The lock ends with the process. */
export const acquireDataDirLock = (dataDir: string): DataDirLock => {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  try {
    file.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked/.test(error.message)) throw new DataDirLockedError(dataDir);
    throw error;
  }
  return { release: () => file.close() };
};
