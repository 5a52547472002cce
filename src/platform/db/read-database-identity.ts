import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Returns an id that's different for another database, after a point-in-time recovery and after a restore. */
export const readDatabaseIdentity = async (database: Database): Promise<string> => {
  const { rows } = await database.execute(sql`
    SELECT concat_ws(
        '/', system.system_identifier, checkpoint.timeline_id, own.oid, pg_relation_filenode('vehicles')) AS identity
    FROM pg_control_system() AS system, pg_control_checkpoint() AS checkpoint, pg_database AS own
    WHERE own.datname = current_database()`);
  return String((rows[0] as { readonly identity: unknown }).identity);
};
