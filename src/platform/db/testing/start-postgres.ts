import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { copyTemplate } from '../../testing/copy-template.ts';
import { endWithThisProcess } from '../../testing/end-with-this-process.ts';
import { makeTemporaryFolder } from '../../testing/make-temporary-folder.ts';
import { findPostgresBinaries } from './find-postgres-binaries.ts';

export interface TestPostgres {
  readonly url: string;
  readonly createDatabase: (name: string, original?: string) => Promise<string>;
  readonly dropDatabase: (name: string) => Promise<void>;
  readonly crash: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
};

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. Returns undefined if this process isn't root; throws if there's no account that
 * can run PostgreSQL.
 */
export const findPostgresAccount = (): Account | undefined => {
  if (userInfo().uid !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' })));
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // There's no such account, so the next name is tried.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody to run it as.');
};

export const waitUntilItAnswers = async (url: string, server: ChildProcess): Promise<void> => {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
};

const settings = [
  'fsync=off',
  'full_page_writes=off',
  'shared_buffers=32MB',
  'max_connections=50',
  'log_min_messages=fatal',
];

const initialize = async (binaries: string, folder: string, account: Account | undefined): Promise<void> => {
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const settings = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'];
  execFileSync(join(binaries, 'initdb'), ['-D', join(folder, 'data'), ...settings], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
};

/** @param changes settings that override the test settings, such as 'fsync=on' */
export const startPostgres = async (changes: readonly string[] = []): Promise<TestPostgres | undefined> => {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) return undefined;
  const account = findPostgresAccount();
  const folder = makeTemporaryFolder('postgres');
  const dataFolder = join(folder, 'data');
  const common = { ...account, cwd: folder, stdio: 'ignore' as const };
  await copyTemplate('postgres', folder, (draft) => initialize(binaries, draft, account));
  const port = await findFreePort();
  const urlOf = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const url = urlOf('postgres');
  let server: ChildProcess;

  const start = async (): Promise<void> => {
    const args = ['-D', dataFolder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', ''];
    const withSettings = [...args, ...[...settings, ...changes].flatMap((setting) => ['-c', setting])];
    server = endWithThisProcess(spawn(join(binaries, 'postgres'), withSettings, common), 'SIGQUIT');
    await waitUntilItAnswers(url, server);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };

  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  await start();
  return {
    url,
    createDatabase: async (name, original = 'template1') => {
      await run(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(original)}`);
      return urlOf(name);
    },
    dropDatabase: (name) => run(`DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`),
    crash: () => end('SIGQUIT'),
    restart: start,
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
