import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { linkKeys, mailSuppressions } from '../tables.ts';

/** An address that wants no news of a site. */
export interface Suppression {
  readonly siteSlug: string;
  readonly addressHash: string;
}

/** Who wants no news, by site. */
export interface SuppressionStore {
  /** Notes that an address wants no news from now on; noted again, it is the later time that stands. */
  readonly suppress: (suppression: Suppression, now: Date) => Promise<void>;
  /** Since when each of these wants none; in their order, null for those that never said so. */
  readonly listSince: (suppressions: readonly Suppression[]) => Promise<readonly (Date | null)[]>;
  /** The key that links of mails are signed with: made once, the same for every process of the database. */
  readonly getLinkKey: () => Promise<string>;
  /** Forgets those from before a moment. Returns how many went. */
  readonly forgetBefore: (moment: Date) => Promise<number>;
}

const purpose = 'unsubscribe';
const keyBytes = 32;

interface SinceRow extends Record<string, unknown> {
  readonly site_id: string;
  readonly address_hash: string;
  readonly since_ms: string;
}

/** The suppressions of a database. @spec L2.30 */
export const createSuppressionStore = (database: Database): SuppressionStore => {
  const makeLinkKey = async (): Promise<string> => {
    await database.execute(sql`
      INSERT INTO ${linkKeys} (purpose, key) VALUES (${purpose}, ${randomBytes(keyBytes).toString('base64url')})
      ON CONFLICT DO NOTHING`);
    const { rows } = await database.execute<{ key: string }>(
      sql`SELECT key FROM ${linkKeys} WHERE purpose = ${purpose}`,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('The key of links is not there.');
    return row.key;
  };
  let linkKey: string | undefined;
  return {
    suppress: async ({ siteSlug, addressHash }, now) => {
      await database.execute(sql`
        INSERT INTO ${mailSuppressions} AS s (site_id, address_hash, suppressed_at)
        VALUES (${siteSlug}, ${addressHash}, ${now.toISOString()}::timestamptz)
        ON CONFLICT (site_id, address_hash) DO UPDATE SET suppressed_at = greatest(s.suppressed_at, EXCLUDED.suppressed_at)`);
    },
    listSince: async (suppressions) => {
      const asked = suppressions.map(({ siteSlug, addressHash }) => ({ site_id: siteSlug, address_hash: addressHash }));
      const { rows } = await database.execute<SinceRow>(sql`
        SELECT s.site_id, s.address_hash, extract(epoch FROM s.suppressed_at) * 1000 AS since_ms
        FROM ${mailSuppressions} s
        JOIN json_to_recordset(${JSON.stringify(asked)}::json) AS t(site_id text, address_hash text)
          USING (site_id, address_hash)`);
      const since = new Map(rows.map((row) => [`${row.site_id} ${row.address_hash}`, new Date(Number(row.since_ms))]));
      return suppressions.map(({ siteSlug, addressHash }) => since.get(`${siteSlug} ${addressHash}`) ?? null);
    },
    getLinkKey: async () => {
      linkKey ??= await makeLinkKey();
      return linkKey;
    },
    forgetBefore: async (moment) => {
      const { rowCount } = await database.execute(sql`
        DELETE FROM ${mailSuppressions} WHERE suppressed_at < ${moment.toISOString()}::timestamptz`);
      return rowCount ?? 0;
    },
  };
};
