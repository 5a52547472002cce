import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../testing/make-temporary-folder.ts';
import { DatabaseUnavailableError } from '../database-unavailable-error.ts';
import { type EmbeddedDatabaseService, openEmbeddedDatabase } from './open-embedded-database.ts';

const patient = { timeout: 15_000 };

describe('the embedded database', () => {
  let database: EmbeddedDatabaseService;
  const problems: Error[] = [];

  beforeAll(async () => {
    database = await openEmbeddedDatabase({
      dataDir: makeTemporaryFolder('embedded'),
      statementTimeoutMs: 3000,
      readTimeoutMs: 150,
      connectionTimeoutMs: 20_000,
      onProblem: (problem) => problems.push(problem),
    });
  });
  afterAll(() => database.close());

  it('writes through to the disk', async () => {
    const { rows } = await database.primary.execute(
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'wal_sync_method') order by 1`,
    );
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
  });

  it('kills a slow statement, keeps committed data and recovers', async () => {
    await database.primary.execute('create table kept (n int)');
    await database.primary.execute('insert into kept values (1)');
    const slow = database.primary.execute('select count(*) from generate_series(1, 1000000000)');
    await expect(slow).rejects.toThrow(DatabaseUnavailableError);
    const { rows } = await database.primary.execute('select n from kept');
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('times out visitors’ reads while a change has the only connection', async () => {
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const change = database.primary.transaction(async (tx) => {
      await tx.execute('select 1');
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    const startedAt = performance.now();
    await expect(database.interactive.execute('select 1')).rejects.toThrow(DatabaseUnavailableError);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    held.resolve();
    await change;
    await expect(database.interactive.execute('select 1')).resolves.toBeDefined();
  });

  it('does not time out maintenance work', async () => {
    const rows = await database.withClient(async (client) => {
      const result = await client.query('select pg_sleep(3.5), 1 as n');
      return result.rows;
    });
    expect(rows).toMatchObject([{ n: 1 }]);
  });

  it('rolls back a transaction whose thread died, and recovers', async () => {
    await database.primary.execute('create table half (n int)');
    const broken = database.primary.transaction(async (tx) => {
      await tx.execute('insert into half values (1)');
      await database.kill();
      await tx.execute('insert into half values (2)');
    });
    await expect(broken).rejects.toThrow(DatabaseUnavailableError);
    const { rows } = await database.primary.execute('select n from half');
    expect(rows).toEqual([]);
  });

  it('reports a reconnect to subscribers after its thread died', async () => {
    const heard: string[] = [];
    database.subscribe('news', (payload) => heard.push(payload));
    const reconnected = new Promise<void>((resolve) => database.onReconnect(resolve));
    await database.primary.execute(`select pg_notify('news', 'before')`);
    await database.kill();
    await expect
      .poll(
        () =>
          database.primary.execute('select 1').then(
            () => true,
            () => false,
          ),
        patient,
      )
      .toBe(true);
    await reconnected;
    await database.primary.execute(`select pg_notify('news', 'after')`);
    await expect.poll(() => heard, patient).toEqual(['before', 'after']);
  });

  it('answers concurrent queries in order', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => database.primary.execute<{ n: number }>(`select ${n} as n`)),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  it('accepts the same statement on a new connection of the same thread', async () => {
    const ask = (): Promise<unknown> => database.primary.execute('select 2 as n');
    await ask();
    await database.withClient((client) => (client as Client).end());
    await expect(ask()).resolves.toMatchObject({ rows: [{ n: 2 }] });
  });

  it('parses a statement once', async () => {
    const ask = () =>
      database.primary.execute<{ runs: number }>(
        `select sum(generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement like '%as runs%'`,
      );
    await ask();
    expect((await ask()).rows).toEqual([{ runs: 2 }]);
  });

  it('rejects a wrong statement without losing the connection', async () => {
    await expect(database.primary.execute('select * from nowhere')).rejects.toThrow(/nowhere/);
    await expect(database.ping()).resolves.toBeUndefined();
  });
});
