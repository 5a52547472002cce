import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../testing/make-temporary-folder.ts';
import { acquireDataDirLock, DataDirLockedError } from './data-dir-lock.ts';
import { retryWhileLocked } from './retry-while-locked.ts';

let dataDir: string;
let told: string[];
beforeEach(() => {
  dataDir = makeTemporaryFolder('retry');
  told = [];
});

const lockAsServer = (maxSeconds: number) =>
  retryWhileLocked(async () => acquireDataDirLock(dataDir, 'embedded', 'server'), {
    onWait: (message) => told.push(message),
    isBrief: ({ isHeldByServer }) => !isHeldByServer,
    maxSeconds,
  });

it('waits for a command that has the data folder, and says so once', async () => {
  const command = acquireDataDirLock(dataDir);
  const waiting = lockAsServer(30);
  await wait(600);
  command.release();
  (await waiting).release();
  expect(told).toEqual([
    `Another process is using the data folder ${dataDir} (process id ${process.pid}). Waiting up to 30 seconds for it ...`,
  ]);
});

it('gives up when the time is over, and at once for a server', async () => {
  const command = acquireDataDirLock(dataDir);
  await expect(lockAsServer(0.1)).rejects.toThrow(DataDirLockedError);
  command.release();
  const server = acquireDataDirLock(dataDir, 'embedded', 'server');
  told = [];
  await expect(lockAsServer(30)).rejects.toThrow(`(process id ${process.pid}). Only one process can use the embedded`);
  expect(told).toEqual([]);
  server.release();
});

it('leaves other errors as they are', async () => {
  const fail = () => Promise.reject(new Error('no disk'));
  await expect(retryWhileLocked(fail, { onWait: (message) => told.push(message) })).rejects.toThrow('no disk');
  expect(told).toEqual([]);
});
