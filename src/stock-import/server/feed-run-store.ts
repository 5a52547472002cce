import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import type { FeedRunOutcome, FeedRunReport } from '../rules/feed-run.ts';
import { stockFeedRuns } from './tables.ts';

export interface NewFeedRun {
  readonly siteSlug: string;
  readonly source: string;
  readonly startedAt: string;
  readonly outcome: FeedRunOutcome;
  readonly fields: readonly string[] | null;
  readonly heldRowHash: string | null;
  readonly report: FeedRunReport;
}

export interface FeedRun extends NewFeedRun {
  readonly runUuid: string;
  readonly finishedAt: string;
}

export interface LatestFeed {
  readonly siteSlug: string;
  readonly outcome: FeedRunOutcome;
  /** Of the last feed that was applied, wholly or in part; null before the first. Unix seconds. */
  readonly appliedAtSeconds: number | null;
}

export interface FeedRunStore {
  readonly add: (run: NewFeedRun) => Promise<void>;
  /** What the next feed compares itself with: the last run that could be read. */
  readonly findLast: (siteSlug: string) => Promise<Pick<FeedRun, 'fields' | 'heldRowHash'> | undefined>;
  /** Runs whose dealer has yet to be told, oldest first. */
  readonly listUnreported: (limit: number) => Promise<readonly FeedRun[]>;
  readonly markReported: (run: Pick<FeedRun, 'siteSlug' | 'runUuid'>, at: string) => Promise<void>;
  readonly listLatest: () => Promise<readonly LatestFeed[]>;
  readonly purgeBefore: (moment: string) => Promise<number>;
}

export const createFeedRunStore = (database: Database): FeedRunStore => ({
  add: async (run) => {
    const finishedAt = new Date().toISOString();
    // Nothing to tell the dealer about a feed that went through.
    const reportedAt = run.outcome === 'applied' ? finishedAt : null;
    await database.insert(stockFeedRuns).values({ ...run, finishedAt, reportedAt });
  },
  findLast: async (siteSlug) => {
    const [run] = await database
      .select({ fields: stockFeedRuns.fields, heldRowHash: stockFeedRuns.heldRowHash })
      .from(stockFeedRuns)
      .where(and(eq(stockFeedRuns.siteSlug, siteSlug), isNotNull(stockFeedRuns.fields)))
      .orderBy(desc(stockFeedRuns.finishedAt))
      .limit(1);
    return run;
  },
  listUnreported: (limit) =>
    database
      .select()
      .from(stockFeedRuns)
      .where(isNull(stockFeedRuns.reportedAt))
      .orderBy(stockFeedRuns.finishedAt)
      .limit(limit),
  markReported: async ({ siteSlug, runUuid }, at) => {
    await database
      .update(stockFeedRuns)
      .set({ reportedAt: at })
      .where(and(eq(stockFeedRuns.siteSlug, siteSlug), eq(stockFeedRuns.runUuid, runUuid)));
  },
  listLatest: async () => {
    const rows = await database
      .selectDistinctOn([stockFeedRuns.siteSlug], {
        siteSlug: stockFeedRuns.siteSlug,
        outcome: stockFeedRuns.outcome,
        appliedAtSeconds: sql<number | null>`(
          select extract(epoch from max(earlier.finished_at))::float8 from stock_feed_runs earlier
          where earlier.site_id = ${stockFeedRuns.siteSlug} and earlier.outcome <> 'failed')`,
      })
      .from(stockFeedRuns)
      .orderBy(stockFeedRuns.siteSlug, desc(stockFeedRuns.finishedAt));
    return rows;
  },
  purgeBefore: async (moment) => {
    // The last readable run of a site stays, however old: the next feed is compared with it.
    const newer = sql`exists (select 1 from stock_feed_runs newer where newer.site_id = ${stockFeedRuns.siteSlug}
      and newer.finished_at > ${stockFeedRuns.finishedAt} and newer.outcome <> 'failed')`;
    const purged = await database
      .delete(stockFeedRuns)
      .where(and(lt(stockFeedRuns.finishedAt, moment), newer))
      .returning({ runUuid: stockFeedRuns.runUuid });
    return purged.length;
  },
});
