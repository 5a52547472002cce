import type { ChildProcess } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getGuardedFolder } from './get-guarded-folder.ts';

export const endWithThisProcess = <Child extends ChildProcess>(
  child: Child,
  signal: 'SIGKILL' | 'SIGQUIT' = 'SIGKILL',
): Child => {
  const note = join(getGuardedFolder(), 'processes', String(child.pid));
  writeFileSync(note, signal.slice('SIG'.length));
  child.once('exit', () => rmSync(note, { force: true }));
  return child;
};
