import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import type { SiteFiles } from './site-folder.ts';
import type { VersionTable } from './tables.ts';

export interface SiteVersion {
  readonly siteSlug: string;
  readonly version: string;
  readonly files: SiteFiles;
}

export interface SiteVersionStore {
  readonly listLatest: () => Promise<ReadonlyMap<string, string>>;
  readonly findLatest: (siteSlug: string) => Promise<SiteVersion | undefined>;
  readonly list: (siteSlug: string) => Promise<readonly KeptVersion[]>;
  readonly find: (siteSlug: string, version: string) => Promise<SiteVersion | undefined>;
  /**
   * Makes each version its site's latest, and deletes a site's oldest versions beyond `keptVersions`. Accepts at most
   * one version per site.
   */
  readonly add: (versions: readonly SiteVersion[]) => Promise<void>;
  readonly remove: (siteSlug: string) => Promise<boolean>;
}

export type KeptVersion = Pick<SiteVersion, 'version'> & { readonly latestAt: string };

export const siteVersionChannel = 'forecourt_sites';

/** Maximum number of characters of a version's files. A folder with more can be served, but not stored or published. */
export const maxKeptLength = 8_000_000;

export const measureFiles = (files: SiteFiles): number =>
  Object.values(files).reduce((total, text) => total + text.length, 0);

export const keptVersions = 20;

const notify = (transaction: Database, siteSlug: string) =>
  transaction.execute(sql`SELECT pg_notify(${siteVersionChannel}, ${siteSlug})`);

/** The current time. If the clock was set back, a microsecond after the site's latest version. */
const chooseLatestAt = (table: VersionTable, siteSlug: string) => sql`greatest(clock_timestamp(),
  (SELECT max(${table.latestAt}) + interval '1 microsecond' FROM ${table} WHERE ${table.siteSlug} = ${siteSlug}))`;

export const createSiteVersionStore = (database: Database, table: VersionTable): SiteVersionStore => ({
  listLatest: async () => {
    const rows = await database
      .selectDistinctOn([table.siteSlug], { siteSlug: table.siteSlug, version: table.version })
      .from(table)
      .orderBy(table.siteSlug, desc(table.latestAt));
    return new Map(rows.map(({ siteSlug, version }) => [siteSlug, version]));
  },
  findLatest: async (siteSlug) => {
    const [found] = await database
      .select({ siteSlug: table.siteSlug, version: table.version, files: table.files })
      .from(table)
      .where(eq(table.siteSlug, siteSlug))
      .orderBy(desc(table.latestAt))
      .limit(1);
    return found;
  },
  list: (siteSlug) =>
    database
      .select({ version: table.version, latestAt: table.latestAt })
      .from(table)
      .where(eq(table.siteSlug, siteSlug))
      .orderBy(desc(table.latestAt)),
  find: async (siteSlug, version) => {
    const [found] = await database
      .select({ siteSlug: table.siteSlug, version: table.version, files: table.files })
      .from(table)
      .where(and(eq(table.siteSlug, siteSlug), eq(table.version, version)));
    return found;
  },
  add: (versions) =>
    database.transaction(async (transaction) => {
      await transaction
        .insert(table)
        .values(versions.map((version) => ({ ...version, latestAt: chooseLatestAt(table, version.siteSlug) })))
        .onConflictDoUpdate({
          target: [table.siteSlug, table.version],
          set: { latestAt: sql.raw(`excluded.${table.latestAt.name}`) },
        });
      const siteSlugs = versions.map(({ siteSlug }) => siteSlug);
      const ranked = transaction
        .select({
          siteSlug: table.siteSlug,
          version: table.version,
          rank: sql<number>`row_number() OVER (PARTITION BY ${table.siteSlug} ORDER BY ${table.latestAt} DESC)`.as(
            'rank',
          ),
        })
        .from(table)
        .where(inArray(table.siteSlug, siteSlugs))
        .as('ranked');
      const surplus = transaction
        .select({ siteSlug: ranked.siteSlug, version: ranked.version })
        .from(ranked)
        .where(gt(ranked.rank, keptVersions));
      await transaction.delete(table).where(sql`(${table.siteSlug}, ${table.version}) IN (${surplus})`);
      for (const siteSlug of siteSlugs) await notify(transaction, siteSlug);
    }),
  remove: (siteSlug) =>
    database.transaction(async (transaction) => {
      const removed = await transaction
        .delete(table)
        .where(eq(table.siteSlug, siteSlug))
        .returning({ version: table.version });
      await notify(transaction, siteSlug);
      return removed.length > 0;
    }),
});
