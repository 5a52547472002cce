import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { searchTargets } from '../tables.ts';

export interface SearchTargets {
  /**
   * Leases a site to this process. Returns undefined while another process has the lease. A new fingerprint starts at
   * version 0.
   */
  readonly claim: (siteSlug: string, fingerprint: string) => Promise<{ readonly version: number } | undefined>;
  /** Records the version sent and renews the lease. Returns false if another fingerprint has taken over. */
  readonly advance: (siteSlug: string, fingerprint: string, version: number) => Promise<boolean>;
  readonly release: (siteSlug: string, fingerprint: string) => Promise<void>;
}

/** Longer than one batch takes. If a process dies, another continues when its lease expires. */
const claimed = sql`now() + interval '3 minutes'`;

export const createSearchTargets = ({ primary }: Pick<DatabaseService, 'primary'>): SearchTargets => {
  const isOf = (siteSlug: string, fingerprint: string) =>
    and(eq(searchTargets.siteSlug, siteSlug), eq(searchTargets.fingerprint, fingerprint));

  return {
    claim: async (siteSlug, fingerprint) => {
      const [row] = await primary
        .insert(searchTargets)
        .values({ siteSlug, fingerprint, version: 0, claimedUntil: claimed })
        .onConflictDoUpdate({
          target: searchTargets.siteSlug,
          set: {
            version: sql`case when ${searchTargets.fingerprint} = excluded.fingerprint then ${searchTargets.version} else 0 end`,
            fingerprint: sql`excluded.fingerprint`,
            claimedUntil: sql`excluded.claimed_until`,
          },
          setWhere: sql`${searchTargets.claimedUntil} <= now()`,
        })
        .returning({ version: searchTargets.version });
      return row;
    },
    advance: async (siteSlug, fingerprint, version) => {
      const rows = await primary
        .update(searchTargets)
        .set({ version, claimedUntil: claimed })
        .where(isOf(siteSlug, fingerprint))
        .returning({ siteSlug: searchTargets.siteSlug });
      return rows.length > 0;
    },
    release: async (siteSlug, fingerprint) => {
      await primary.update(searchTargets).set({ claimedUntil: sql`now()` }).where(isOf(siteSlug, fingerprint));
    },
  };
};
