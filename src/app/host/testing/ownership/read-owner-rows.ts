import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';

/** Large tables without personal data. */
const stockTables: ReadonlySet<string> = new Set(['vehicles']);

/** Returns every row of a site that contains one of these words, with its table. */
export const createOwnerRowReader = async ({ interactive }: Pick<DatabaseService, 'interactive'>, site: string) => {
  const { rows } = await interactive.execute<{ table_name: string }>(sql`
    SELECT table_name FROM information_schema.columns WHERE column_name = 'site_id' AND table_schema = 'public'`);
  const tables = rows.map(({ table_name }) => table_name).filter((name) => !stockTables.has(name));
  const selects = tables.map(
    (name) =>
      sql`SELECT ${name}::text || ' ' || to_jsonb(t)::text AS line FROM ${sql.identifier(name)} t WHERE site_id = ${site}`,
  );
  return async (words: readonly string[]): Promise<readonly string[]> => {
    const all = await interactive.execute<{ line: string }>(sql.join(selects, sql` UNION ALL `));
    const lines = all.rows.map(({ line }) => line);
    return lines.filter((line) => words.some((word) => line.includes(word))).sort();
  };
};
