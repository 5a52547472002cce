import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { acquireDataDirLock, DataDirLockedError } from './data-dir-lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('refuses the folder that another process holds, and says what to do', async () => {
  const script = fileURLToPath(new URL('../testing/write-until-killed.ts', import.meta.url));
  const holder = spawn(process.execPath, [script, dataDir, '1'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(holder, 'exit');
  await once(holder.stdout, 'data');
  await expect(openDatabase({ dataDir })).rejects.toThrow(DataDirLockedError);
  await expect(openDatabase({ dataDir })).rejects.toThrow(/DATABASE_URL/);
  holder.kill('SIGKILL');
  await exit;
  const database = await openDatabase({ dataDir });
  await database.ping();
  await database.close();
});

it('holds within a process too, until it is released', () => {
  const lock = acquireDataDirLock(dataDir);
  expect(() => acquireDataDirLock(dataDir)).toThrow(DataDirLockedError);
  lock.release();
  acquireDataDirLock(dataDir).release();
});
