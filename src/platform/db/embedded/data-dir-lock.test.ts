import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { endWithThisProcess } from '../../testing/end-with-this-process.ts';
import { makeTemporaryFolder } from '../../testing/make-temporary-folder.ts';
import { openDatabase } from '../open-database.ts';
import { copyMigratedFolder } from '../testing/open-test-databases.ts';
import { acquireDataDirLock, DataDirLockedError } from './data-dir-lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = makeTemporaryFolder('lock');
});

// Starts two databases, which takes seconds on a busy machine.
it('refuses a folder that another process has locked, and says what to do', { timeout: 60_000 }, async () => {
  await copyMigratedFolder(dataDir);
  const script = fileURLToPath(new URL('../testing/write-until-killed.ts', import.meta.url));
  const holder = endWithThisProcess(
    spawn(process.execPath, [script, dataDir, '1'], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const exit = once(holder, 'exit');
  await once(holder.stdout, 'data');
  await expect(openDatabase({ dataDir })).rejects.toThrow(DataDirLockedError);
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `Another process is using the data folder ${dataDir} (process id ${holder.pid}). Only one process can use the embedded database: stop the other one (or wait for it, if it's a server that's starting), ` +
      'set another DATA_DIR for this one, or use a PostgreSQL server (DATABASE_URL).',
  );
  holder.kill('SIGKILL');
  await exit;
  const database = await openDatabase({ dataDir });
  await database.ping();
  await database.close();
});

it('names no process if none could be noted', () => {
  const lock = acquireDataDirLock(dataDir);
  rmSync(join(dataDir, 'lock.pid'));
  expect(() => acquireDataDirLock(dataDir)).toThrow(`is using the data folder ${dataDir}. Only one process`);
  lock.release();
});

it('locks within a process too, until released', () => {
  const lock = acquireDataDirLock(dataDir);
  expect(() => acquireDataDirLock(dataDir)).toThrow(DataDirLockedError);
  lock.release();
  acquireDataDirLock(dataDir).release();
});
