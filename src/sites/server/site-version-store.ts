import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import type { SiteFiles } from './site-folder.ts';
import { siteVersions } from './tables.ts';

export interface SiteVersion {
  readonly siteSlug: string;
  /** The site's configVersion. */
  readonly version: string;
  readonly files: SiteFiles;
}

export interface SiteVersionStore {
  /** The version that each site served last, by slug. */
  readonly listLatest: () => Promise<ReadonlyMap<string, string>>;
  readonly findLatest: (siteSlug: string) => Promise<SiteVersion | undefined>;
  /** Lists a site's versions without their files, the latest first. */
  readonly list: (siteSlug: string) => Promise<readonly KeptVersion[]>;
  readonly find: (siteSlug: string, version: string) => Promise<SiteVersion | undefined>;
  /** Makes each version its site's latest, and deletes the oldest of a site beyond `keptVersions`. At most one of a site at a time. */
  readonly add: (versions: readonly SiteVersion[]) => Promise<void>;
  /** Deletes every version of a site. Returns false if there was none. */
  readonly remove: (siteSlug: string) => Promise<boolean>;
}

export type KeptVersion = Pick<SiteVersion, 'version'> & { readonly servedAt: string };

/** Notified with a site's slug whenever its latest version changes. */
export const siteVersionChannel = 'forecourt_sites';

/** Text of a site, in characters. More is served from a folder, but not kept or published. */
export const maxKeptLength = 8_000_000;

export const measureFiles = (files: SiteFiles): number =>
  Object.values(files).reduce((total, text) => total + text.length, 0);

/** Versions kept of each site. */
export const keptVersions = 20;

const notify = (transaction: Database, siteSlug: string) =>
  transaction.execute(sql`SELECT pg_notify(${siteVersionChannel}, ${siteSlug})`);

export const createSiteVersionStore = (database: Database): SiteVersionStore => ({
  listLatest: async () => {
    const rows = await database
      .selectDistinctOn([siteVersions.siteSlug], { siteSlug: siteVersions.siteSlug, version: siteVersions.version })
      .from(siteVersions)
      .orderBy(siteVersions.siteSlug, desc(siteVersions.servedAt));
    return new Map(rows.map(({ siteSlug, version }) => [siteSlug, version]));
  },
  findLatest: async (siteSlug) => {
    const [found] = await database
      .select({ siteSlug: siteVersions.siteSlug, version: siteVersions.version, files: siteVersions.files })
      .from(siteVersions)
      .where(eq(siteVersions.siteSlug, siteSlug))
      .orderBy(desc(siteVersions.servedAt))
      .limit(1);
    return found;
  },
  list: (siteSlug) =>
    database
      .select({ version: siteVersions.version, servedAt: siteVersions.servedAt })
      .from(siteVersions)
      .where(eq(siteVersions.siteSlug, siteSlug))
      .orderBy(desc(siteVersions.servedAt)),
  find: async (siteSlug, version) => {
    const [found] = await database
      .select({ siteSlug: siteVersions.siteSlug, version: siteVersions.version, files: siteVersions.files })
      .from(siteVersions)
      .where(and(eq(siteVersions.siteSlug, siteSlug), eq(siteVersions.version, version)));
    return found;
  },
  add: (versions) =>
    database.transaction(async (transaction) => {
      const servedAt = sql`clock_timestamp()`;
      await transaction
        .insert(siteVersions)
        .values(versions.map((version) => ({ ...version, servedAt })))
        .onConflictDoUpdate({ target: [siteVersions.siteSlug, siteVersions.version], set: { servedAt } });
      const siteSlugs = versions.map(({ siteSlug }) => siteSlug);
      const ranked = transaction
        .select({
          siteSlug: siteVersions.siteSlug,
          version: siteVersions.version,
          rank: sql<number>`row_number() OVER (PARTITION BY site_id ORDER BY served_at DESC)`.as('rank'),
        })
        .from(siteVersions)
        .where(inArray(siteVersions.siteSlug, siteSlugs))
        .as('ranked');
      const surplus = transaction
        .select({ siteSlug: ranked.siteSlug, version: ranked.version })
        .from(ranked)
        .where(gt(ranked.rank, keptVersions));
      await transaction
        .delete(siteVersions)
        .where(sql`(${siteVersions.siteSlug}, ${siteVersions.version}) IN (${surplus})`);
      for (const siteSlug of siteSlugs) await notify(transaction, siteSlug);
    }),
  remove: (siteSlug) =>
    database.transaction(async (transaction) => {
      const removed = await transaction
        .delete(siteVersions)
        .where(eq(siteVersions.siteSlug, siteSlug))
        .returning({ version: siteVersions.version });
      await notify(transaction, siteSlug);
      return removed.length > 0;
    }),
});
