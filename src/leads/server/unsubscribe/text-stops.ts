import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { mailSuppressions } from '../tables.ts';
import { createSuppressionStore, hashAddress } from './suppression-store.ts';

/** Differs from the hash for marketing: a person who has unsubscribed only from marketing still gets replies by SMS. */
export const hashTexts = (siteSlug: string, phone: string): string => hashAddress(siteSlug, `texts ${phone}`);

/** @param phone in E.164 */
export const isTextStopped = async (database: Database, siteSlug: string, phone: string): Promise<boolean> => {
  const [since] = await createSuppressionStore(database).listSince([
    { siteSlug, addressHash: hashTexts(siteSlug, phone) },
  ]);
  return since != null;
};

/** Stops these sites' marketing to the phone and their text messages about leads. Runs in the caller's transaction. */
export const stopTexts = async (
  tx: Database,
  siteSlugs: readonly string[],
  phone: string,
  now: Date,
): Promise<void> => {
  const stopped = siteSlugs.flatMap((siteSlug) =>
    [hashTexts(siteSlug, phone), hashAddress(siteSlug, phone)].map((addressHash) => ({
      site_id: siteSlug,
      address_hash: addressHash,
    })),
  );
  await tx.execute(sql`
    INSERT INTO ${mailSuppressions} AS s (site_id, address_hash, suppressed_at)
    SELECT site_id, address_hash, ${now.toISOString()}::timestamptz
    FROM json_to_recordset(${JSON.stringify(stopped)}::json) AS t(site_id text, address_hash text)
    ON CONFLICT (site_id, address_hash) DO UPDATE SET suppressed_at = greatest(s.suppressed_at, EXCLUDED.suppressed_at)`);
};

/** Doesn't resume marketing, which needs new consent. */
export const resumeTexts = async (tx: Database, siteSlugs: readonly string[], phone: string): Promise<void> => {
  const resumed = siteSlugs.map((siteSlug) => ({ site_id: siteSlug, address_hash: hashTexts(siteSlug, phone) }));
  await tx.execute(sql`
    DELETE FROM ${mailSuppressions} AS s
    USING json_to_recordset(${JSON.stringify(resumed)}::json) AS t(site_id text, address_hash text)
    WHERE s.site_id = t.site_id AND s.address_hash = t.address_hash`);
};
