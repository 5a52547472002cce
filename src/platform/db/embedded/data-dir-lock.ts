import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const advice = {
  embedded:
    'The embedded database serves one process: stop that one first, wait for it if it is a server that is starting, ' +
    'give this one another DATA_DIR, or use a PostgreSQL server (DATABASE_URL).',
  node: 'Each node needs a folder of its own, on PostgreSQL too: give this one another DATA_DIR, or stop that one first.',
} as const;

type LockedFor = keyof typeof advice;

const holderFile = (dataDir: string): string => join(dataDir, 'lock.pid');

/** A failed write is ignored, because the id is only used in messages. */
const noteHolder = (dataDir: string): void => {
  const file = holderFile(dataDir);
  try {
    // Removes the file first: on a full disk, no id is better than an earlier process's.
    rmSync(file, { force: true });
    writeFileSync(file, String(process.pid));
  } catch {}
};

const describeHolder = (dataDir: string): string => {
  try {
    const id = readFileSync(holderFile(dataDir), 'utf8');
    return id === '' ? '' : ` (process id ${id})`;
  } catch {
    return '';
  }
};

export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';
  readonly dataDir: string;

  constructor(dataDir: string, lockedFor: LockedFor) {
    super(`Another process is using the data folder ${dataDir}${describeHolder(dataDir)}. ${advice[lockedFor]}`);
    this.dataDir = dataDir;
  }
}

export interface DataDirLock {
  readonly release: () => void;
}

/**
 * Locks the data folder, because two processes would corrupt its database and take each other's socket. Throws
 * DataDirLockedError if another process has the lock. The lock is released when its process ends, even by a crash.
 */
export const acquireDataDirLock = (dataDir: string, lockedFor: LockedFor = 'embedded'): DataDirLock => {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  try {
    file.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked/.test(error.message)) throw new DataDirLockedError(dataDir, lockedFor);
    throw error;
  }
  noteHolder(dataDir);
  return { release: () => file.close() };
};
