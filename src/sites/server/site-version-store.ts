import { desc, eq, gt, inArray, sql } from 'drizzle-orm';
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
  /** Makes each version its site's latest, and deletes the oldest of a site beyond `keptVersions`. At most one of a site at a time. */
  readonly add: (versions: readonly SiteVersion[]) => Promise<void>;
}

/** Versions kept of each site. */
export const keptVersions = 20;

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
    }),
});
