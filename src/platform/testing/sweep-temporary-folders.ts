import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardedPrefix } from './get-guarded-folder.ts';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const sweepTemporaryFolders = (): void => {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${guardedPrefix}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // The folder belongs to another account, which sweeps its own.
    }
  }
};

export default sweepTemporaryFolders;
