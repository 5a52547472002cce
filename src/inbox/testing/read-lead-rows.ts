import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';

const tables = [
  'lead_work',
  'lead_pairs',
  'lead_timers',
  'lead_notes',
  'lead_messages',
  'lead_tasks',
  'lead_deliveries',
  'leads',
];

export const readLeadRows = async (database: Database, leadUuids: readonly string[]): Promise<readonly string[]> => {
  const given = JSON.stringify(leadUuids);
  const rows: string[] = [];
  for (const table of tables) {
    const found = await database.execute<{ line: string }>(
      sql`SELECT row_to_json(one)::text AS line FROM ${sql.identifier(table)} AS one
        WHERE ${given}::jsonb ? lead_uuid::text ORDER BY 1`,
    );
    rows.push(...found.rows.map(({ line }) => `${table} ${line}`));
  }
  return rows;
};
