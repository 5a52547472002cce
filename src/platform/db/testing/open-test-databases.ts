import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { copyTemplate } from '../../testing/copy-template.ts';
import { makeTemporaryFolder } from '../../testing/make-temporary-folder.ts';
import type { DatabaseService } from '../database.ts';
import { EmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { connectToEmbedded } from '../embedded/open-embedded-database.ts';
import { openDatabase } from '../open-database.ts';
import { runMigrations } from '../run-migrations.ts';
import { oldestPostgresVersion } from './find-postgres-binaries.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

export interface TestDatabase {
  readonly database: DatabaseService;
  readonly close: () => Promise<void>;
}

const timeouts = { connectionTimeoutMs: 10_000, readTimeoutMs: 2000, onProblem: () => undefined };

const describeSchema = async ({ primary }: DatabaseService): Promise<string> => {
  const { rows } = await primary.execute<{ digest: string }>(sql`
    with named as (
      select pg_class.oid, relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('public', 'drizzle')
    ), lines as (
      select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull) as line
      from pg_attribute join named on attrelid = named.oid where attnum > 0
      union all select concat_ws(' ', relname, pg_get_constraintdef(pg_constraint.oid))
      from pg_constraint join named on conrelid = named.oid
      union all select concat_ws(' ', relname, tgname, tgenabled) from pg_trigger join named on tgrelid = named.oid
      union all select concat_ws(' ', hash, created_at) from drizzle.__drizzle_migrations
    )
    select md5(string_agg(line, ' ' order by line)) as digest from lines`);
  return rows[0]?.digest ?? '';
};

const listNames = async (client: ClientBase, query: string): Promise<readonly string[]> =>
  (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);

const emptyDatabase = async (postgres: EmbeddedPostgres, schema: string): Promise<boolean> => {
  const database = connectToEmbedded(postgres, timeouts);
  try {
    await database.withClient(async (client) => {
      await client.query('DISCARD ALL');
      const tables = await listNames(
        client,
        "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
      );
      // Empties only tables with rows, because emptying an empty table takes as long as emptying a full one.
      const filled = await listNames(
        client,
        tables.map((table) => `select '${table}' as name where exists (select from ${table})`).join(' union all '),
      );
      if (filled.length > 0) await client.query(`TRUNCATE ${filled.join(', ')} RESTART IDENTITY CASCADE`);
    });
    return (await describeSchema(database)) === schema;
  } catch {
    return false;
  } finally {
    await database.close();
  }
};

const makeMigratedFolder = async (dataDir: string): Promise<void> => {
  const database = await openDatabase({ dataDir });
  await runMigrations(database);
  await database.close();
};

export const copyMigratedFolder = (dataDir: string): Promise<void> =>
  copyTemplate('migrated', dataDir, makeMigratedFolder);

const idle: EmbeddedPostgres[] = [];

const startMigrated = async (): Promise<EmbeddedPostgres> => {
  const dataDir = makeTemporaryFolder('data');
  await copyMigratedFolder(dataDir);
  return new EmbeddedPostgres({ folder: join(dataDir, 'postgres'), statementTimeoutMs: 15_000 });
};

const openEmbedded = async (): Promise<TestDatabase> => {
  const postgres = idle.pop() ?? (await startMigrated());
  const database = connectToEmbedded(postgres, timeouts);
  // In Vitest's watch mode, the template lacks migrations that were added after it was made.
  await runMigrations(database);
  const schema = await describeSchema(database);
  return {
    database,
    close: async () => {
      await database.close();
      if (await emptyDatabase(postgres, schema)) idle.push(postgres);
      else await postgres.close();
    },
  };
};

let running: Promise<TestPostgres> | undefined;

const startMigratedServer = async (): Promise<TestPostgres> => {
  const postgres = await startPostgres();
  if (postgres === undefined) {
    throw new Error(
      `PostgreSQL ${oldestPostgresVersion} or later is not installed in /usr/lib/postgresql (Debian: apt-get install postgresql).`,
    );
  }
  const database = await openDatabase({ url: await postgres.createDatabase('migrated'), dataDir: '/nonexistent' });
  await runMigrations(database);
  await database.close();
  return postgres;
};

const openServer = async (): Promise<TestDatabase> => {
  running ??= startMigratedServer();
  const postgres = await running;
  const name = `test-${randomUUID()}`;
  const url = await postgres.createDatabase(name, 'migrated');
  const database = await openDatabase({ url, dataDir: '/nonexistent' });
  return {
    database,
    close: async () => {
      await database.close();
      await postgres.dropDatabase(name);
    },
  };
};

export const testDatabases = [
  { name: 'embedded', open: openEmbedded },
  { name: 'PostgreSQL server', open: openServer },
] as const satisfies readonly { readonly name: string; readonly open: () => Promise<TestDatabase> }[];
