import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import type { DatabaseService } from './database.ts';
import { readMigrationMoment } from './dump/dump-format.ts';

const migrationLock = 7_240_531;
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

export class StoreTooOldError extends Error {
  override readonly name = 'StoreTooOldError';
  constructor() {
    super(
      "This database is from a version before 0.1.0 and can't be migrated in place. " +
        'Copy it with "npm run db -- dump FILE", which still reads it, then fill an empty database with "npm run db -- restore FILE".',
    );
  }
}

export class MigrationNotAllowedError extends Error {
  override readonly name = 'MigrationNotAllowedError';
  constructor(cause: Error) {
    super(
      `The database's user isn't allowed to create tables (${cause.message}). Make the user the owner of the database.`,
      {
        cause,
      },
    );
  }
}

const insufficientPrivilege = '42501';

const findRefusal = (error: unknown): Error | undefined => {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && error.code === insufficientPrivilege ? error : findRefusal(error.cause);
};

interface Migration {
  /** Unix milliseconds. */
  readonly when: number;
  readonly tag: string;
}

const listMigrations = (): readonly Migration[] => {
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'));
  return (journal as { readonly entries: readonly Migration[] }).entries;
};

export const newestMigration = (): string => listMigrations().at(-1)?.tag ?? '';

/**
 * Safe to call from many processes at once. Throws StoreTooOldError if the database is older than the first migration,
 * and MigrationNotAllowedError if the database account lacks a privilege.
 */
export const runMigrations = (database: Pick<DatabaseService, 'withClient'>): Promise<void> =>
  database.withClient(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    try {
      const moment = await readMigrationMoment(client);
      if (moment > 0 && moment < (listMigrations()[0]?.when ?? 0)) throw new StoreTooOldError();
      await migrate(drizzle(client as Client), { migrationsFolder });
    } catch (error) {
      const refusal = findRefusal(error);
      throw refusal === undefined ? error : new MigrationNotAllowedError(refusal);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    }
  });
