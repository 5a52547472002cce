import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgresBinaries } from '../../src/platform/db/testing/find-postgres-binaries.ts';
import { findFreePort, findPostgresAccount, waitUntilItAnswers } from '../../src/platform/db/testing/start-postgres.ts';
import { endWithThisProcess } from '../../src/platform/testing/end-with-this-process.ts';
import { query } from '../lib/query.ts';

const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

const openAddress = async (firstTarget: number) => {
  let target = firstTarget;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const toServer = connect(target, '127.0.0.1');
    for (const socket of [client, toServer]) {
      open.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket);
          client.destroy();
          toServer.destroy();
        });
    }
    client.pipe(toServer).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: urlOf(port),
    moveTo: (next: number): void => {
      target = next;
      for (const socket of open) socket.destroy();
    },
    close: (): void => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
};

export interface ReplicatedPostgres {
  /** Address of a proxy in front of the primary. It stays the same when the standby is promoted. */
  readonly url: string;
  readonly primaryUrl: string;
  /**
   * Starts a standby that streams from the primary, and returns its URL. With `isSynchronous`, commits wait until the
   * standby has written them.
   */
  readonly addStandby: (isSynchronous: boolean) => Promise<string>;
  /** Kills the primary, promotes the standby and points `url` to it. Returns how long that took, in ms. */
  readonly failOver: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts PostgreSQL with its default durability: every commit is written to disk. */
export const startReplicatedPostgres = async (): Promise<ReplicatedPostgres> => {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
  const account = findPostgresAccount();
  const folder = mkdtempSync(join(tmpdir(), 'bench-cluster-postgres-'));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(join(binaries, program), args, { ...account, cwd: folder, stdio: 'ignore' });

  const start = async (name: string) => {
    const port = await findFreePort();
    const args = ['-D', join(folder, name), '-p', String(port)];
    const server = endWithThisProcess(
      spawn(join(binaries, 'postgres'), args, { ...account, cwd: folder, stdio: 'ignore' }),
      'SIGQUIT',
    );
    await waitUntilItAnswers(urlOf(port), server);
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, 'exit');
      server.kill(signal);
      await exited;
    };
    return { port, end };
  };

  run('initdb', '-D', join(folder, 'primary'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const settings = ["listen_addresses = '127.0.0.1'", "unix_socket_directories = ''", 'max_connections = 200', ''];
  appendFileSync(join(folder, 'primary', 'postgresql.conf'), settings.join('\n'));
  const primary = await start('primary');
  const address = await openAddress(primary.port);
  let standby: Awaited<ReturnType<typeof start>> | undefined;

  return {
    url: address.url,
    primaryUrl: urlOf(primary.port),
    addStandby: async (isSynchronous) => {
      const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`;
      run('pg_basebackup', '-d', source, '-D', join(folder, 'standby'), '-c', 'fast', '-X', 'stream', '-R');
      standby = await start('standby');
      if (isSynchronous) {
        await query(urlOf(primary.port), "ALTER SYSTEM SET synchronous_standby_names = 'standby'");
        await query(urlOf(primary.port), 'SELECT pg_reload_conf()');
      }
      const state = isSynchronous ? 'sync' : 'async';
      const isStreaming = async (): Promise<boolean> => {
        const rows = await query(urlOf(primary.port), 'SELECT state, sync_state FROM pg_stat_replication');
        return rows[0]?.state === 'streaming' && rows[0].sync_state === state;
      };
      while (!(await isStreaming())) await wait(50);
      return urlOf(standby.port);
    },
    failOver: async () => {
      if (standby === undefined) throw new Error('There is no standby.');
      const startedMs = performance.now();
      await primary.end('SIGKILL');
      // The promoted server must not wait for a standby that it doesn't have.
      const promoted = urlOf(standby.port);
      await query(promoted, 'SELECT pg_promote()');
      await query(promoted, "ALTER SYSTEM SET synchronous_standby_names = ''");
      await query(promoted, 'SELECT pg_reload_conf()');
      address.moveTo(standby.port);
      return performance.now() - startedMs;
    },
    stop: async () => {
      address.close();
      await primary.end('SIGINT');
      await standby?.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
