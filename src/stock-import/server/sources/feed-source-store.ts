import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { stockFeedRuns, stockFeedSources } from '../tables.ts';
import type { Validators } from './fetched-feed.ts';

export interface SourceSchedule {
  readonly siteSlug: string;
  readonly everyMinutes: number;
}

export interface ClaimedSource extends Validators {
  readonly siteSlug: string;
  readonly failures: number;
  readonly siteVersion: string | null;
  /**
   * Identifies the claim. Settling or releasing a claim does nothing if another process has claimed the source since.
   */
  readonly leaseUntil: string;
}

export interface SourceSuccess extends Validators {
  readonly siteVersion: string | null;
  readonly nextFetchAt: Date;
  readonly at: Date;
}

export interface FeedSourceStore {
  /**
   * Adds new sources, due now. If a source's next fetch is more than its interval away, moves the fetch to one interval
   * from now. A source that waits after a failure keeps waiting.
   */
  readonly schedule: (schedules: readonly SourceSchedule[], now: Date) => Promise<void>;
  /** Ends the wait of sources that have failed. They're due now, and their failures are counted from 0 again. */
  readonly endPauses: (siteSlugs: readonly string[], now: Date) => Promise<void>;
  /** Leases at most `limit` due sources. No other process gets them until the lease ends. */
  readonly claimDue: (
    siteSlugs: readonly string[],
    now: Date,
    limit: number,
    leaseMs: number,
  ) => Promise<readonly ClaimedSource[]>;
  /**
   * Extends the lease to `leaseMs` from now and returns the renewed claim. Returns the claim unchanged if another
   * process has claimed the source since.
   */
  readonly renew: (claimed: ClaimedSource, now: Date, leaseMs: number) => Promise<ClaimedSource>;
  readonly settleSuccess: (claimed: ClaimedSource, success: SourceSuccess) => Promise<void>;
  readonly settleFailure: (claimed: ClaimedSource, nextFetchAt: Date) => Promise<void>;
  /** Ends the lease and makes the source due at once, so that another process can fetch it. */
  readonly release: (claimed: ClaimedSource, now: Date) => Promise<void>;
  /** Ends all leases. Called at start if no other process runs, because the leases then belong to a killed process. */
  readonly releaseAll: () => Promise<void>;
  /** Returns the end of the newest failed run since the source's last success; null if there is none. */
  readonly findLastReport: (siteSlug: string, source: string) => Promise<Date | null>;
}

interface ClaimedRow extends Record<string, unknown> {
  readonly site_id: string;
  readonly failures: number;
  readonly etag: string | null;
  readonly last_modified: string | null;
  readonly site_version: string | null;
  readonly lease_until: string;
}

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;

export const createFeedSourceStore = (database: Database): FeedSourceStore => {
  const isHeld = ({ siteSlug, leaseUntil }: ClaimedSource) =>
    and(eq(stockFeedSources.siteSlug, siteSlug), eq(stockFeedSources.leaseUntil, leaseUntil));
  return {
    schedule: async (schedules, now) => {
      const rows = schedules.map(({ siteSlug, everyMinutes }) => ({ site_id: siteSlug, every_minutes: everyMinutes }));
      const asked = sql`json_to_recordset(${JSON.stringify(rows)}::json) AS asked(site_id text, every_minutes integer)`;
      await database.execute(sql`
        INSERT INTO ${stockFeedSources} (site_id, next_fetch_at)
        SELECT site_id, ${moment(now)} FROM ${asked}
        ON CONFLICT (site_id) DO NOTHING`);
      await database.execute(sql`
        UPDATE ${stockFeedSources} AS source
        SET next_fetch_at = ${moment(now)} + make_interval(mins => asked.every_minutes)
        FROM ${asked}
        WHERE source.site_id = asked.site_id AND source.failures = 0
          AND source.next_fetch_at > ${moment(now)} + make_interval(mins => asked.every_minutes)`);
    },
    endPauses: async (siteSlugs, now) => {
      await database.execute(sql`
        UPDATE ${stockFeedSources} SET failures = 0, next_fetch_at = ${moment(now)}
        WHERE failures > 0 AND next_fetch_at > ${moment(now)}
          AND site_id IN (SELECT json_array_elements_text(${JSON.stringify(siteSlugs)}::json))`);
    },
    claimDue: async (siteSlugs, now, limit, leaseMs) => {
      const { rows } = await database.execute<ClaimedRow>(sql`
        WITH due AS (
          SELECT site_id FROM ${stockFeedSources}
          WHERE site_id IN (SELECT json_array_elements_text(${JSON.stringify(siteSlugs)}::json))
            AND next_fetch_at <= ${moment(now)} AND (lease_until IS NULL OR lease_until <= ${moment(now)})
          ORDER BY next_fetch_at LIMIT ${limit}
          FOR UPDATE SKIP LOCKED
        )
        UPDATE ${stockFeedSources} AS claimed
        SET lease_until = ${moment(new Date(now.getTime() + leaseMs))}
        FROM due WHERE claimed.site_id = due.site_id
        RETURNING claimed.site_id, claimed.failures, claimed.etag, claimed.last_modified, claimed.site_version,
          claimed.lease_until::text AS lease_until`);
      return rows.map((row) => ({
        siteSlug: row.site_id,
        failures: row.failures,
        etag: row.etag,
        lastModified: row.last_modified,
        siteVersion: row.site_version,
        leaseUntil: row.lease_until,
      }));
    },
    renew: async (claimed, now, leaseMs) => {
      const [row] = await database
        .update(stockFeedSources)
        .set({ leaseUntil: new Date(now.getTime() + leaseMs).toISOString() })
        .where(isHeld(claimed))
        .returning({ leaseUntil: sql<string>`${stockFeedSources.leaseUntil}::text` });
      return { ...claimed, ...row };
    },
    settleSuccess: async (claimed, { etag, lastModified, siteVersion, nextFetchAt, at }) => {
      await database
        .update(stockFeedSources)
        .set({
          etag,
          lastModified,
          siteVersion,
          nextFetchAt: nextFetchAt.toISOString(),
          lastSuccessAt: at.toISOString(),
          leaseUntil: null,
          failures: 0,
        })
        .where(isHeld(claimed));
    },
    settleFailure: async (claimed, nextFetchAt) => {
      await database
        .update(stockFeedSources)
        .set({ failures: claimed.failures + 1, nextFetchAt: nextFetchAt.toISOString(), leaseUntil: null })
        .where(isHeld(claimed));
    },
    release: async (claimed, now) => {
      await database
        .update(stockFeedSources)
        .set({ leaseUntil: null, nextFetchAt: now.toISOString() })
        .where(isHeld(claimed));
    },
    releaseAll: async () => {
      await database.update(stockFeedSources).set({ leaseUntil: null });
    },
    findLastReport: async (siteSlug, source) => {
      const { rows } = await database.execute<{ at_ms: string | null }>(sql`
        SELECT (extract(epoch FROM max(run.finished_at)) * 1000)::bigint AS at_ms
        FROM ${stockFeedRuns} AS run LEFT JOIN ${stockFeedSources} AS source ON source.site_id = run.site_id
        WHERE run.site_id = ${siteSlug} AND run.source = ${source} AND run.outcome = 'failed'
          AND (source.last_success_at IS NULL OR run.finished_at > source.last_success_at)`);
      const atMs = rows[0]?.at_ms ?? null;
      return atMs === null ? null : new Date(Number(atMs));
    },
  };
};
