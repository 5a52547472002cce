import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import type { DatabaseService } from './database.ts';

/** Any number that nothing else in the database locks. */
const migrationLock = 7_240_531;
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the tables up to date. Safe to call from many processes at once: one migrates, the others wait for it. */
export const runMigrations = (database: Pick<DatabaseService, 'withClient'>): Promise<void> =>
  database.withClient(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    try {
      await migrate(drizzle(client as Client), { migrationsFolder });
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    }
  });
