import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endWithThisProcess } from '../../testing/end-with-this-process.ts';
import { makeTemporaryFolder } from '../../testing/make-temporary-folder.ts';
import type { Database, DatabaseService } from '../database.ts';
import { DatabaseUnavailableError } from '../database-unavailable-error.ts';
import { DataDirLockedError } from '../embedded/data-dir-lock.ts';
import { type OpenDatabaseOptions, openDatabase } from '../open-database.ts';
import { createDatabaseProbe } from '../probe-database.ts';
import { runMigrations } from '../run-migrations.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';

const patient = { timeout: 15_000 };

const timeOf = async (work: Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work;
  return performance.now() - startedAt;
};

const isThere = (database: DatabaseService): Promise<boolean> =>
  database.ping().then(
    () => true,
    () => false,
  );

const pidOf = async (database: Database): Promise<number> => {
  const { rows } = await database.execute('select pg_backend_pid() as pid');
  return Number(rows[0]?.pid);
};

describe('a PostgreSQL server', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    const started = await startPostgres();
    if (started === undefined) throw new Error('PostgreSQL is not installed.');
    postgres = started;
  });
  afterAll(() => postgres?.stop());

  const open = (options: Partial<OpenDatabaseOptions> = {}) =>
    openDatabase({
      url: postgres.url,
      dataDir: '.',
      statementTimeoutMs: 1000,
      connectionTimeoutMs: 3000,
      readTimeoutMs: 3000,
      ...options,
    });

  it('counts its connections, and the requests that wait for one', async () => {
    const database = await open({ maxConnections: 2 });
    const sleeping = Promise.all([1, 2, 3].map(() => database.primary.execute('select pg_sleep(0.2)')));
    await expect.poll(() => database.connections?.(), patient).toEqual({ open: 1, idle: 0, waiting: 2 });
    await sleeping;
    expect(database.connections?.()).toEqual({ open: 1, idle: 1, waiting: 0 });
    await database.close();
  });

  it('throws DatabaseUnavailableError during an outage, and recovers', async () => {
    const database = await open();
    const heard: string[] = [];
    let reconnects = 0;
    database.onReconnect(() => {
      reconnects += 1;
    });
    database.subscribe('news', (payload) => heard.push(payload));
    await expect.poll(() => reconnects, patient).toBe(1);
    await database.primary.execute(`select pg_notify('news', 'before')`);
    await expect.poll(() => heard, patient).toEqual(['before']);

    const openTransaction = database.primary.transaction(async (tx) => {
      await tx.execute('select 1');
      await postgres.crash();
      await tx.execute('select 2');
    });
    await expect(openTransaction).rejects.toThrow(DatabaseUnavailableError);
    await expect(database.primary.execute('select 1')).rejects.toThrow(DatabaseUnavailableError);
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailableError);

    await postgres.restart();
    await expect(database.primary.execute('select 1')).resolves.toBeDefined();
    await expect.poll(() => reconnects, patient).toBe(2);
    await database.primary.execute(`select pg_notify('news', 'after')`);
    await expect.poll(() => heard, patient).toEqual(['before', 'after']);
    await database.close();
  });

  it('listens to channels named at once, one statement at a time, as pg 9 demands', async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error): void => void warnings.push(message);
    process.on('warning', note);
    const database = await open();
    let reconnects = 0;
    database.onReconnect(() => {
      reconnects += 1;
    });
    const heard: string[] = [];
    const subscribe = (channel: string) => database.subscribe(channel, () => heard.push(channel));
    const named = ['cars', 'sites', 'leads', 'late'];
    named.slice(0, 3).forEach(subscribe);
    await expect.poll(() => reconnects, patient).toBe(1);
    subscribe('late');
    const announce = () =>
      database.primary.execute(`select pg_notify(channel, '') from unnest(array['${named.join("','")}']) channel`);
    await expect
      .poll(async () => {
        await announce();
        return [...new Set(heard)].toSorted();
      }, patient)
      .toEqual(named.toSorted());
    await database.close();
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('keeps the data folder of a node to itself, and beside it lets commands run', async () => {
    const dataDir = makeTemporaryFolder('node');
    const node = await open({ dataDir, isNode: true });
    await expect(open({ dataDir, isNode: true })).rejects.toThrow(
      `Another process is using the data folder ${dataDir} (process id ${process.pid}). Each node needs its own data folder, even with PostgreSQL: set another DATA_DIR for this one, or stop the other one first.`,
    );
    const command = await open({ dataDir });
    await command.close();
    await node.close();
    const next = await open({ dataDir, isNode: true });
    await next.close();
  });

  it('doesn’t lock a data folder whose node was killed', async () => {
    const dataDir = makeTemporaryFolder('node');
    const script = fileURLToPath(new URL('../testing/write-until-killed.ts', import.meta.url));
    const node = endWithThisProcess(
      spawn(process.execPath, [script, dataDir, '1', postgres.url], { stdio: ['ignore', 'pipe', 'inherit'] }),
    );
    await once(node.stdout, 'data');
    await expect(open({ dataDir, isNode: true })).rejects.toThrow(DataDirLockedError);
    node.kill('SIGKILL');
    await once(node, 'exit');
    const next = await open({ dataDir, isNode: true });
    await next.close();
  });

  it('may be down at the start', async () => {
    await postgres.crash();
    const database = await open();
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailableError);
    await postgres.restart();
    await expect(database.ping()).resolves.toBeUndefined();
    await database.close();
  });

  it('cancels a slow statement', async () => {
    const database = await open();
    await expect(database.primary.execute('select pg_sleep(5)')).rejects.toMatchObject({ reason: 'timeout' });
    await database.close();
  });

  it('migrates once when many processes start together', async () => {
    const url = await postgres.createDatabase('together');
    const databases = await Promise.all(Array.from({ length: 4 }, () => open({ url })));
    await Promise.all(databases.map(runMigrations));
    const [database] = databases;
    const { rows } = (await database?.primary.execute('select count(*)::int as n from vehicles')) ?? { rows: [] };
    expect(rows).toEqual([{ n: 0 }]);
    await Promise.all(databases.map((each) => each.close()));
  });

  it('says who must own the database when its user may not make tables', async () => {
    const url = await postgres.createDatabase('owned');
    const owner = await open({ url });
    await owner.primary.execute("CREATE ROLE stranger LOGIN PASSWORD 'x'");
    const stranger = await open({ url: Object.assign(new URL(url), { username: 'stranger', password: 'x' }).href });
    await expect(runMigrations(stranger)).rejects.toThrow(
      /isn't allowed to create tables .*permission denied.* owner of the database/,
    );
    await Promise.all([owner.close(), stranger.close()]);
  });

  it('takes turns among its replicas, and reads the primary without any', async () => {
    const replicaUrls = [await postgres.createDatabase('replica_a'), await postgres.createDatabase('replica_b')];
    const database = await open({ replicaUrls });
    const names = new Set<unknown>();
    for (let turn = 0; turn < 4; turn += 1) {
      const { rows } = await database.replica.execute('select current_database() as name');
      names.add(rows[0]?.name);
    }
    expect([...names].sort()).toEqual(['replica_a', 'replica_b']);
    await database.close();
    const alone = await open();
    expect(alone.replica).toBe(alone.interactive);
    await alone.close();
  });

  it('reserves connections for visitors’ reads while other work uses all of its own', async () => {
    const database = await open({ maxConnections: 2, statementTimeoutMs: 5000 });
    const work = Promise.all([1, 2].map(() => database.primary.execute('select pg_sleep(0.5)')));
    expect(await timeOf(database.interactive.execute('select 1'))).toBeLessThan(400);
    await work;
    await database.close();
  });

  it('gives visitors’ reads a shorter timeout', async () => {
    const database = await open({ statementTimeoutMs: 5000, readTimeoutMs: 300 });
    await expect(database.interactive.execute('select pg_sleep(1)')).rejects.toMatchObject({ reason: 'timeout' });
    await expect(database.primary.execute('select pg_sleep(1)')).resolves.toBeDefined();
    await database.close();
  });

  it('fails fast when an established connection stops answering', async () => {
    const database = await open({ maxConnections: 2, statementTimeoutMs: 30_000, readTimeoutMs: 300 });
    const pid = await pidOf(database.interactive);
    process.kill(pid, 'SIGSTOP');
    try {
      const failing = expect(database.interactive.execute('select 1')).rejects.toThrow(DatabaseUnavailableError);
      expect(await timeOf(failing)).toBeLessThan(1000);
      const next = expect(database.interactive.execute('select 1')).rejects.toThrow(DatabaseUnavailableError);
      expect(await timeOf(next)).toBeLessThan(100);
      // The connection is dropped, so a later read gets another one.
      await expect.poll(() => isThere(database), patient).toBe(true);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await database.close();
  });

  describe('that is killed during a change', () => {
    const kill = (pid: number) => setTimeout(() => process.kill(pid, 'SIGQUIT'), 300);

    it('says that nothing was changed', async () => {
      const database = await open({ statementTimeoutMs: 10_000 });
      const change = database.primary.transaction(async (tx) => {
        kill(await pidOf(tx));
        await tx.execute('select pg_sleep(5)');
      });
      await expect(change).rejects.toThrow(
        /^The database became unavailable during a change, and nothing was changed \(connection\): /,
      );
      await expect(change).rejects.toBeInstanceOf(DatabaseUnavailableError);
      await expect.poll(() => isThere(database), patient).toBe(true);
      await database.close();
    });

    it('does not say so when it was committing', async () => {
      const database = await open({ statementTimeoutMs: 10_000 });
      await expect.poll(() => isThere(database), patient).toBe(true);
      await database.primary.execute(`create table slow_to_commit (n int)`);
      await database.primary.execute(`create function sleep_at_commit() returns trigger language plpgsql as
        $$ begin perform pg_sleep(5); return null; end $$`);
      await database.primary.execute(`create constraint trigger sleeping after insert on slow_to_commit
        deferrable initially deferred for each row execute function sleep_at_commit()`);
      const change = database.primary.transaction(async (tx) => {
        await tx.execute('insert into slow_to_commit values (1)');
        kill(await pidOf(tx));
      });
      await expect(change).rejects.toThrow(
        /^The database became unavailable while a change was being committed: check/,
      );
      await expect.poll(() => isThere(database), patient).toBe(true);
      await database.close();
    });
  });
});

describe('a server that takes connections and never answers', () => {
  const sockets = new Set<Socket>();
  const dumb = createServer((socket) => sockets.add(socket));
  beforeAll(() => new Promise<void>((done) => dumb.listen(0, '127.0.0.1', done)));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    dumb.close();
  });

  it('fails visitors’ reads at their timeout, and later ones within a second', async () => {
    const { port } = dumb.address() as AddressInfo;
    const database = await openDatabase({ url: `postgres://nobody@127.0.0.1:${port}/none`, dataDir: '.' });
    const probe = createDatabaseProbe(database.ping);
    const probed = timeOf(expect(probe()).resolves.toBe('away'));
    const reading = timeOf(expect(database.interactive.execute('select 1')).rejects.toThrow(DatabaseUnavailableError));
    expect(await probed).toBeLessThan(1000);
    expect(await reading).toBeLessThan(3000);
    await database.close();
  });
});
