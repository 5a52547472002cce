import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { createLinkKeyReader } from '../link-key.ts';
import { mailSuppressions } from '../tables.ts';

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

interface SinceRow extends Record<string, unknown> {
  readonly site_id: string;
  readonly address_hash: string;
  readonly since_ms: string;
}

/** The suppressions of a database. @spec L2.30 */
export const createSuppressionStore = (database: Database): SuppressionStore => {
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
    getLinkKey: createLinkKeyReader(database, purpose),
    forgetBefore: async (moment) => {
      const { rowCount } = await database.execute(sql`
        DELETE FROM ${mailSuppressions} WHERE suppressed_at < ${moment.toISOString()}::timestamptz`);
      return rowCount ?? 0;
    },
  };
};
