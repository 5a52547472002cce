import { and, eq, sql } from 'drizzle-orm';
import { minuteMs } from '#src/lib/durations.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { searchTargets } from '../tables.ts';

export interface TargetLease {
  readonly version: number;
  /** Records the version that was sent and renews the lease. Returns false if the lease is lost. */
  readonly advance: (version: number) => Promise<boolean>;
  readonly release: () => Promise<void>;
}

export interface SearchTargets {
  readonly claim: (siteSlug: string, fingerprint: string) => Promise<TargetLease | undefined>;
}

/**
 * Milliseconds of a lease, more than any call to the search server takes. If a process dies, another one continues when
 * the lease expires.
 */
const usualLeaseMs = 4 * minuteMs;

export const createSearchTargets = (
  { primary }: Pick<DatabaseService, 'primary'>,
  leaseMs: number = usualLeaseMs,
): SearchTargets => {
  const claimed = sql`now() + make_interval(secs => ${leaseMs / 1_000})`;
  // Read as text, because a Date would lose the microseconds.
  const token = sql<string>`${searchTargets.claimedUntil}::text`;

  const createLease = (siteSlug: string, version: number, claimedUntil: string): TargetLease => {
    // The end of a lease identifies it, because no other process can claim the site before then. Null once released: a
    // new lease could have the same end.
    let heldUntil: string | null = claimedUntil;
    const isHeld = (until: string) => and(eq(searchTargets.siteSlug, siteSlug), eq(searchTargets.claimedUntil, until));
    return {
      version,
      advance: async (sent) => {
        if (heldUntil === null) return false;
        const [row] = await primary
          .update(searchTargets)
          .set({ version: sent, claimedUntil: claimed })
          .where(isHeld(heldUntil))
          .returning({ token });
        if (row !== undefined) heldUntil = row.token;
        return row !== undefined;
      },
      release: async () => {
        if (heldUntil === null) return;
        await primary.update(searchTargets).set({ claimedUntil: sql`now()` }).where(isHeld(heldUntil));
        heldUntil = null;
      },
    };
  };

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
        .returning({ version: searchTargets.version, token });
      return row && createLease(siteSlug, row.version, row.token);
    },
  };
};
