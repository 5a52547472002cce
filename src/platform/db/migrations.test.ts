import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMigrations, StoreTooOldError } from './run-migrations.ts';
import { type TestDatabase, testDatabases } from './testing/open-test-databases.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

const declared = Object.assign(
  {},
  ...(await Promise.all(globSync('src/*/server/**/tables.ts').map((file) => import(resolve(file))))),
) as Record<string, unknown>;
const tables = Object.values(declared)
  .filter((value) => value instanceof PgTable)
  .map((table) => getTableConfig(table));

const readNewestSnapshot = (): DrizzleSnapshotJSON => {
  const newest = globSync(`${migrationsFolder}/meta/*_snapshot.json`).sort().at(-1);
  return JSON.parse(readFileSync(newest ?? '', 'utf8'));
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
}

const byName = (a: Column, b: Column): number => (a.name < b.name ? -1 : 1);

describe('the migrations', () => {
  it('exist for every change of the tables', async () => {
    const snapshot = readNewestSnapshot();
    // Prints missing migrations; `npx drizzle-kit generate --name what_changed` writes them.
    expect(await generateMigration(snapshot, generateDrizzleJson(declared, snapshot.id))).toEqual([]);
  });
});

describe.each(testDatabases)('after all migrations, $name', ({ open }) => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const readColumns = async (table: string): Promise<readonly Column[]> => {
    const { rows } = await opened.database.primary.execute<{ name: string; type: string; isNullable: boolean }>(sql`
      select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable"
      from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`);
    return [...rows].sort(byName);
  };

  it('don’t run on a store that is older than the first one', async () => {
    const { primary } = opened.database;
    await expect(runMigrations(opened.database)).resolves.toBeUndefined();
    await primary.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
    await expect(runMigrations(opened.database)).rejects.toThrow(StoreTooOldError);
    await expect(runMigrations(opened.database)).rejects.toThrow('npm run db -- dump FILE');
  });

  it('has exactly the declared tables', async () => {
    const { rows } = await opened.database.primary.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(tables.map(({ name }) => name).sort());
  });

  /**
   * A distributed PostgreSQL can split a table by site only if all its unique keys contain the site. It copies tables
   * without a site to every server.
   */
  it('has keys that begin with the site, except in tables of all sites', async () => {
    const { rows } = await opened.database.primary.execute<{ table: string; first: string; hasSite: boolean }>(sql`
      select tables.relname as table, pg_get_indexdef(indexrelid, 1, true) as first, exists (
        select from pg_attribute where attrelid = indrelid and attname = 'site_id'
      ) as "hasSite"
      from pg_index join pg_class tables on tables.oid = indrelid
      where indisunique and relnamespace = 'public'::regnamespace
      order by 1`);
    expect(rows.filter(({ hasSite, first }) => hasSite && first !== 'site_id')).toEqual([]);
    const ofAllSites = new Set(rows.filter(({ hasSite }) => !hasSite).map(({ table }) => table));
    // People work for several sites, with the same passkeys, directories, browsers, sessions and notifications.
    const ofPeople = [
      'challenges',
      'devices',
      'identities',
      'links',
      'passkeys',
      'people',
      'recovery_codes',
      'sessions',
    ];
    const ofNotices = ['notice_settings', 'push_subscriptions'];
    const known = ['file_purges', 'link_keys', 'media_files', ...ofNotices, ...ofPeople.map((name) => `staff_${name}`)];
    expect([...ofAllSites]).toEqual(known);
    expect(rows.length).toBeGreaterThanOrEqual(tables.length);
  });

  it.each([
    ['reservations', 'opened_at', 'reservation_uuid'],
    ['payment_requests', 'asked_at', 'request_uuid'],
    ['finance_applications', 'sent_at', 'application_uuid'],
    ['valuations', 'started_at', 'valuation_uuid'],
  ])('has an index for the desk’s list of %s, by site and %s', async (table, time, id) => {
    const { rows } = await opened.database.primary.execute<{ columns: string }>(sql`
      select concat_ws(' ', pg_get_indexdef(indexrelid, 1, true), pg_get_indexdef(indexrelid, 2, true),
        pg_get_indexdef(indexrelid, 3, true)) as columns
      from pg_index where indrelid = ${table}::regclass`);
    expect(rows.map(({ columns }) => columns)).toContain(`site_id ${time} ${id}`);
  });

  it.each(tables.map((table) => [table.name, table] as const))('has %s as declared', async (name, table) => {
    const wanted = table.columns.map((column): Column => {
      const type = column.getSQLType();
      return { name: column.name, type, isNullable: !column.notNull };
    });
    expect(await readColumns(name)).toEqual(wanted.sort(byName));
    const { rows } = await opened.database.primary.execute<{ name: string }>(
      sql`select indexname as name from pg_indexes where schemaname = 'public' and tablename = ${name}`,
    );
    const found = rows.map((row) => row.name);
    for (const { config } of table.indexes) expect(found).toContain(config.name);
    for (const unique of table.uniqueConstraints) expect(found).toContain(unique.name);
  });
});
