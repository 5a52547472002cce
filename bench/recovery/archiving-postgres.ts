import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from '../../src/platform/db/testing/find-postgres-binaries.ts';
import { findFreePort, findPostgresAccount, waitUntilItAnswers } from '../../src/platform/db/testing/start-postgres.ts';
import { endWithThisProcess } from '../../src/platform/testing/end-with-this-process.ts';

export interface ArchivingPostgres {
  readonly url: string;
  readonly backUp: () => void;
  readonly kill: () => Promise<void>;
  readonly restoreTo: (moment: string) => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
}

const waitForPromotion = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  while ((await client.query('SELECT pg_is_in_recovery() AS recovering')).rows[0]?.recovering) await wait(50);
  await client.end();
};

/**
 * Starts PostgreSQL with its default durability: every commit is written to disk. Archives the write-ahead log in the
 * folder `archive`.
 */
export const startArchivingPostgres = async (folder: string): Promise<ArchivingPostgres> => {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
  const account = findPostgresAccount();
  const [data, base, archive] = ['data', 'base', 'archive'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(archive);
  if (account !== undefined) for (const path of [folder, archive]) chownSync(path, account.uid, account.gid);
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(join(binaries, program), args, { ...account, cwd: folder, stdio: 'ignore' });
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const settings = [
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    'archive_mode = on',
    `archive_command = 'cp %p ${archive}/%f'`,
    '',
  ];
  appendFileSync(join(data, 'postgresql.conf'), settings.join('\n'));

  const start = async (dataFolder: string) => {
    const port = await findFreePort();
    const server = endWithThisProcess(
      spawn(join(binaries, 'postgres'), ['-D', dataFolder, '-p', String(port)], {
        ...account,
        cwd: folder,
        stdio: 'ignore',
      }),
      'SIGQUIT',
    );
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await waitUntilItAnswers(url, server);
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      const exited = once(server, 'exit');
      server.kill(signal);
      await exited;
    };
    return { url, port, end };
  };
  const first = await start(data);
  return {
    url: first.url,
    backUp: () =>
      run(
        'pg_basebackup',
        '-h',
        '127.0.0.1',
        '-p',
        String(first.port),
        '-U',
        'postgres',
        '-D',
        base,
        '-c',
        'fast',
        '-X',
        'none',
      ),
    kill: () => first.end('SIGQUIT'),
    restoreTo: async (moment) => {
      const recovery = [
        `restore_command = 'cp ${archive}/%f %p'`,
        `recovery_target_time = '${moment}'`,
        "recovery_target_action = 'promote'",
        '',
      ];
      appendFileSync(join(base, 'postgresql.conf'), recovery.join('\n'));
      writeFileSync(join(base, 'recovery.signal'), '');
      const restored = await start(base);
      await waitForPromotion(restored.url);
      return { url: restored.url, stop: () => restored.end('SIGINT') };
    },
  };
};
