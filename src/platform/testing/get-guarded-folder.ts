import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const guardedPrefix = 'forecourt-test-';

const guardScript = fileURLToPath(new URL('guard-folder.sh', import.meta.url));

const createGuardedFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), `${guardedPrefix}${process.pid}-`));
  // PostgreSQL runs under its own account and must be able to traverse this folder. Files inside have their own
  // permissions.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'processes'));
  spawn('sh', [guardScript, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] }).unref();
  return folder;
};

let guarded: string | undefined;

export const getGuardedFolder = (): string => {
  guarded ??= createGuardedFolder();
  return guarded;
};
