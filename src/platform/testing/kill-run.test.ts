import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { endWithThisProcess } from './end-with-this-process.ts';
import { getGuardedFolder, guardedPrefix } from './get-guarded-folder.ts';
import { makeTemporaryFolder } from './make-temporary-folder.ts';
import sweepTemporaryFolders from './sweep-temporary-folders.ts';

interface Held {
  readonly folder: string;
  readonly postgresUrl: string;
  readonly childPid: number;
  readonly workerPid: number;
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = createConnection({ host: hostname, port: Number(port) });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const listLeftovers = async ({ folder, postgresUrl, childPid, workerPid }: Held): Promise<readonly string[]> => [
  ...(existsSync(dirname(folder)) ? ['folder'] : []),
  ...((await answers(postgresUrl)) ? ['PostgreSQL'] : []),
  ...(isRunning(childPid) ? ['child'] : []),
  ...(isRunning(workerPid) ? ['worker'] : []),
];

const startRun = async () => {
  const args = ['run', '--root', join(import.meta.dirname, 'killed-run'), '--reporter=default'];
  const run = endWithThisProcess(
    spawn('node_modules/.bin/vitest', args, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, CI: '' } }),
  );
  for await (const line of createInterface({ input: run.stdout })) {
    if (line.startsWith('{')) return { run, held: JSON.parse(line) as Held };
  }
  throw new Error('The run ended before it was killed.');
};

it.each<readonly ['run' | 'worker', NodeJS.Signals]>([
  ['run', 'SIGINT'],
  ['run', 'SIGTERM'],
  ['run', 'SIGKILL'],
  ['worker', 'SIGKILL'],
])('leaves nothing behind when its %s ends by %s', { timeout: 60_000 }, async (who, signal) => {
  const { run, held } = await startRun();
  expect(await listLeftovers(held)).toEqual(['folder', 'PostgreSQL', 'child', 'worker']);
  process.kill(who === 'run' ? (run.pid ?? 0) : held.workerPid, signal);
  await expect.poll(() => listLeftovers(held), { timeout: 20_000 }).toEqual([]);
});

it('removes only folders of ended processes', () => {
  const ended = 2 ** 22 + 1;
  const left = mkdtempSync(join(tmpdir(), `${guardedPrefix}${ended}-`));
  mkdirSync(join(left, 'postgres'));
  writeFileSync(join(left, 'postgres', 'file'), 'left');
  const own = makeTemporaryFolder('own');
  sweepTemporaryFolders();
  expect(existsSync(left)).toBe(false);
  expect(existsSync(own)).toBe(true);
  expect(dirname(own)).toBe(getGuardedFolder());
});
