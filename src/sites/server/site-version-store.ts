import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
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
  readonly listLatest: () => Promise<Map<string, string>>;
  readonly findLatest: (siteSlug: string) => Promise<SiteVersion | undefined>;
  /** Makes a version its site's latest, and deletes the oldest beyond `keptVersions`. */
  readonly add: (version: SiteVersion) => Promise<void>;
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
  add: (version) =>
    database.transaction(async (transaction) => {
      const servedAt = sql`clock_timestamp()`;
      await transaction
        .insert(siteVersions)
        .values({ ...version, servedAt })
        .onConflictDoUpdate({ target: [siteVersions.siteSlug, siteVersions.version], set: { servedAt } });
      const newest = transaction
        .select({ version: siteVersions.version })
        .from(siteVersions)
        .where(eq(siteVersions.siteSlug, version.siteSlug))
        .orderBy(desc(siteVersions.servedAt))
        .limit(keptVersions);
      await transaction
        .delete(siteVersions)
        .where(and(eq(siteVersions.siteSlug, version.siteSlug), notInArray(siteVersions.version, newest)));
    }),
});
