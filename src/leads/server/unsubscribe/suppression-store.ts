import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as pagePaths from '#src/lib/page-paths.ts';
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
  readonly purgeBefore: (moment: Date) => Promise<number>;
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
    purgeBefore: async (moment) => {
      const { rowCount } = await database.execute(sql`
        DELETE FROM ${mailSuppressions} WHERE suppressed_at < ${moment.toISOString()}::timestamptz`);
      return rowCount ?? 0;
    },
  };
};

/** What stands for an email address at one site: the same however its letters are written, and another at another site. @spec L2.30 */
export const hashAddress = (siteSlug: string, email: string): string =>
  createHash('sha256').update(`${siteSlug} ${email.trim().toLowerCase()}`).digest('base64url');

const sign = (siteSlug: string, addressHash: string, key: string): string =>
  createHmac('sha256', key).update(`unsubscribe ${siteSlug} ${addressHash}`).digest('base64url');

/** A token that proves its address got the mail, without naming the person. @spec L2.30 */
export const signAddress = (siteSlug: string, email: string, key: string): string => {
  const addressHash = hashAddress(siteSlug, email);
  return `${addressHash}.${sign(siteSlug, addressHash, key)}`;
};

/** The hash of the address that a token of a site was made for; undefined for a token that is not ours. @spec L2.30 */
export const readSignedAddress = (siteSlug: string, token: string, key: string): string | undefined => {
  const [addressHash = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(siteSlug, addressHash, key));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? addressHash : undefined;
};

/** How the reader of a message stops more of them, and whether they did: for mails, and for text messages by their number. */
export interface AddressStops {
  /** The link of a message: one click in programs that can, a page with one button elsewhere. */
  readonly urlOf: (site: { readonly slug: string; readonly url: string }, address: string) => Promise<string>;
  /** Whether an address said so after a moment. */
  readonly isStoppedSince: (siteSlug: string, address: string, moment: Date) => Promise<boolean>;
}

/** What the links of messages stop. @spec L2.30 */
export const createAddressStops = (database: Database): AddressStops => {
  const store = createSuppressionStore(database);
  return {
    urlOf: async ({ slug, url }, address) =>
      url + pagePaths.unsubscribeOf(signAddress(slug, address, await store.getLinkKey())),
    isStoppedSince: async (siteSlug, address, moment) => {
      const [since] = await store.listSince([{ siteSlug, addressHash: hashAddress(siteSlug, address) }]);
      return since !== null && since !== undefined && since.getTime() >= moment.getTime();
    },
  };
};
