import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseAwayError } from '../database-away-error.ts';
import { openDatabase } from '../open-database.ts';
import { runMigrations } from '../run-migrations.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';

/** For a machine that is busy with other tests. */
const patient = { timeout: 15_000 };

describe('a PostgreSQL server', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    const started = await startPostgres();
    if (started === undefined) throw new Error('PostgreSQL is not installed.');
    postgres = started;
  });
  afterAll(() => postgres?.stop());

  const open = (url = postgres.url, replicaUrls: readonly string[] = []) =>
    openDatabase({ url, replicaUrls, dataDir: '.', statementTimeoutMs: 1000, connectionTimeoutMs: 3000 });

  it('throws DatabaseAwayError while it is away, and recovers by itself', async () => {
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
    await expect(openTransaction).rejects.toThrow(DatabaseAwayError);
    await expect(database.primary.execute('select 1')).rejects.toThrow(DatabaseAwayError);
    await expect(database.ping()).rejects.toThrow(DatabaseAwayError);

    await postgres.restart();
    await expect(database.primary.execute('select 1')).resolves.toBeDefined();
    await expect.poll(() => reconnects, patient).toBe(2);
    await database.primary.execute(`select pg_notify('news', 'after')`);
    await expect.poll(() => heard, patient).toEqual(['before', 'after']);
    await database.close();
  });

  it('need not be there at the start', async () => {
    await postgres.crash();
    const database = await open();
    await expect(database.ping()).rejects.toThrow(DatabaseAwayError);
    await postgres.restart();
    await expect(database.ping()).resolves.toBeUndefined();
    await database.close();
  });

  it('ends a statement that takes too long', async () => {
    const database = await open();
    await expect(database.primary.execute('select pg_sleep(5)')).rejects.toMatchObject({ reason: 'timeout' });
    await database.close();
  });

  it('migrates once when many processes start together', async () => {
    const url = await postgres.createDatabase('together');
    const databases = await Promise.all(Array.from({ length: 4 }, () => open(url)));
    await Promise.all(databases.map(runMigrations));
    const [database] = databases;
    const { rows } = (await database?.primary.execute('select count(*)::int as n from vehicles')) ?? { rows: [] };
    expect(rows).toEqual([{ n: 0 }]);
    await Promise.all(databases.map((each) => each.close()));
  });

  it('takes turns among its replicas, and reads the primary without any', async () => {
    const replicaUrls = [await postgres.createDatabase('replica_a'), await postgres.createDatabase('replica_b')];
    const database = await open(postgres.url, replicaUrls);
    const names = new Set<unknown>();
    for (let turn = 0; turn < 4; turn += 1) {
      const { rows } = await database.replica.execute('select current_database() as name');
      names.add(rows[0]?.name);
    }
    expect([...names].sort()).toEqual(['replica_a', 'replica_b']);
    await database.close();
    const alone = await open();
    expect(alone.replica).toBe(alone.primary);
    await alone.close();
  });
});
