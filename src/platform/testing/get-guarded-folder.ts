import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How the names of guarded folders begin; the id of the process that they belong to follows. */
export const guardedPrefix = 'forecourt-test-';

const guardScript = fileURLToPath(new URL('guard-folder.sh', import.meta.url));

const createGuardedFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), `${guardedPrefix}${process.pid}-`));
  // PostgreSQL runs as an account of its own and must be able to pass through; what lies within has its own rights.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'processes'));
  // Detached: a signal to this process's group must not end the guard before its work.
  spawn('sh', [guardScript, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] }).unref();
  return folder;
};

let guarded: string | undefined;

/** The folder of this process that a process of its own removes once this one has ended, even by `kill -9`. */
export const getGuardedFolder = (): string => {
  guarded ??= createGuardedFolder();
  return guarded;
};
