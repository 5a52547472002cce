import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';

/** Counts the rows of each table. */
export const countRows = async ({
  interactive,
}: Pick<DatabaseService, 'interactive'>): Promise<Readonly<Record<string, number>>> => {
  const { rows: tables } = await interactive.execute<{ table_name: string }>(sql`
    SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`);
  const counts = tables.map(
    ({ table_name: name }) => sql`SELECT ${name}::text AS name, count(*)::int AS count FROM ${sql.identifier(name)}`,
  );
  const { rows } = await interactive.execute<{ name: string; count: number }>(sql.join(counts, sql` UNION ALL `));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};
