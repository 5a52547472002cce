import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { Database } from '#src/platform/db/database.ts';
import { createLinkKeyReader } from '../link-key.ts';
import { mailSuppressions } from '../tables.ts';

export interface Suppression {
  readonly siteSlug: string;
  readonly addressHash: string;
}

export interface SuppressionStore {
  readonly suppress: (suppression: Suppression, now: Date) => Promise<void>;
  readonly lift: (suppression: Suppression) => Promise<void>;
  /** Returns when each address last unsubscribed, in the order of `suppressions`; null if it isn't suppressed. */
  readonly listSince: (suppressions: readonly Suppression[]) => Promise<readonly (Date | null)[]>;
  readonly getLinkKey: () => Promise<string>;
  readonly purgeBefore: (moment: Date) => Promise<number>;
}

const purpose = 'unsubscribe';

interface SinceRow extends Record<string, unknown> {
  readonly site_id: string;
  readonly address_hash: string;
  readonly since_ms: string;
}

/** @spec L2.30 */
export const createSuppressionStore = (database: Database): SuppressionStore => {
  return {
    suppress: async ({ siteSlug, addressHash }, now) => {
      await database.execute(sql`
        INSERT INTO ${mailSuppressions} AS s (site_id, address_hash, suppressed_at)
        VALUES (${siteSlug}, ${addressHash}, ${now.toISOString()}::timestamptz)
        ON CONFLICT (site_id, address_hash) DO UPDATE SET suppressed_at = greatest(s.suppressed_at, EXCLUDED.suppressed_at)`);
    },
    lift: async ({ siteSlug, addressHash }) => {
      await database.execute(sql`
        DELETE FROM ${mailSuppressions} WHERE site_id = ${siteSlug} AND address_hash = ${addressHash}`);
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

/** Ignores case. Each site has a different hash for the same address. @spec L2.30 */
export const hashAddress = (siteSlug: string, email: string): string =>
  createHash('sha256').update(`${siteSlug} ${email.trim().toLowerCase()}`).digest('base64url');

const sign = (siteSlug: string, addressHash: string, key: string): string =>
  createHmac('sha256', key).update(`unsubscribe ${siteSlug} ${addressHash}`).digest('base64url');

/** Returns a token for an unsubscribe link. It contains a hash instead of the address. @spec L2.30 */
export const signAddress = (siteSlug: string, email: string, key: string): string => {
  const addressHash = hashAddress(siteSlug, email);
  return `${addressHash}.${sign(siteSlug, addressHash, key)}`;
};

/** @spec L2.30 */
export const readSignedAddress = (siteSlug: string, token: string, key: string): string | undefined => {
  const [addressHash = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(siteSlug, addressHash, key));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? addressHash : undefined;
};

export interface AddressStops {
  /**
   * In email programs that support RFC 8058, the link unsubscribes with one click. Otherwise it opens a page with a
   * button.
   */
  readonly urlOf: (site: { readonly slug: string; readonly url: string }, address: string) => Promise<string>;
  readonly isStoppedSince: (siteSlug: string, address: string, moment: Date) => Promise<boolean>;
}

/** @spec L2.30 */
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
