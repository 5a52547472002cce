import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { linkKeys } from './tables.ts';

const keyBytes = 32;

/** All processes share one key per purpose. */
export const createLinkKeyReader = (database: Database, purpose: string): (() => Promise<string>) => {
  const readKey = async (): Promise<string> => {
    await database.execute(sql`
      INSERT INTO ${linkKeys} (purpose, key) VALUES (${purpose}, ${randomBytes(keyBytes).toString('base64url')})
      ON CONFLICT DO NOTHING`);
    const { rows } = await database.execute<{ key: string }>(
      sql`SELECT key FROM ${linkKeys} WHERE purpose = ${purpose}`,
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`There is no signing key for ${purpose} links.`);
    return row.key;
  };
  let key: string | undefined;
  return async () => {
    key ??= await readKey();
    return key;
  };
};
