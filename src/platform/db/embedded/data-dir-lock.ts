import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const advice = {
  embedded:
    "Only one process can use the embedded database: stop the other one (or wait for it, if it's a server that's starting), " +
    'set another DATA_DIR for this one, or use a PostgreSQL server (DATABASE_URL).',
  node: 'Each node needs its own data folder, even with PostgreSQL: set another DATA_DIR for this one, or stop the other one first.',
} as const;

type LockedFor = keyof typeof advice;

export type LockHolder = 'server' | 'command';

const holderFile = (dataDir: string): string => join(dataDir, 'lock.pid');

const noteHolder = (dataDir: string, holder: LockHolder): void => {
  const file = holderFile(dataDir);
  try {
    // Removes the file first, so that a failed write on a full disk doesn't leave an earlier process's id.
    rmSync(file, { force: true });
    writeFileSync(file, `${process.pid} ${holder}`);
  } catch {}
};

const readHolder = (dataDir: string): { readonly processId: string; readonly isServer: boolean } => {
  try {
    const [processId = '', holder] = readFileSync(holderFile(dataDir), 'utf8').split(' ');
    return { processId, isServer: holder === ('server' satisfies LockHolder) };
  } catch {
    return { processId: '', isServer: false };
  }
};

export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';
  readonly dataDir: string;
  readonly isHeldByServer: boolean;
  readonly reason: string;

  constructor(dataDir: string, lockedFor: LockedFor) {
    const { processId, isServer } = readHolder(dataDir);
    const reason = `Another process is using the data folder ${dataDir}${processId === '' ? '' : ` (process id ${processId})`}.`;
    super(`${reason} ${advice[lockedFor]}`);
    this.dataDir = dataDir;
    this.isHeldByServer = isServer;
    this.reason = reason;
  }
}

export interface DataDirLock {
  readonly release: () => void;
}

/** Throws DataDirLockedError if another process has the lock. A crash releases the lock. */
export const acquireDataDirLock = (
  dataDir: string,
  lockedFor: LockedFor = 'embedded',
  holder: LockHolder = 'command',
): DataDirLock => {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  try {
    file.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked/.test(error.message)) throw new DataDirLockedError(dataDir, lockedFor);
    throw error;
  }
  noteHolder(dataDir, holder);
  return { release: () => file.close() };
};
