import { hash } from 'node:crypto';
import { and, desc, eq, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import type { FeedRunOutcome, FeedRunReport, StatusCount } from '../rules/feed-run.ts';
import type { FeedHeadings } from '../rules/limits/find-column-changes.ts';
import { stockFeedRuns } from './tables.ts';

export interface NewFeedRun {
  readonly siteSlug: string;
  /** For example 'push' or 'sftp'. */
  readonly source: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly outcome: FeedRunOutcome;
  readonly fields: readonly string[] | null;
  readonly headings?: FeedHeadings | null;
  readonly heldRowHash: string | null;
  readonly report: FeedRunReport;
}

export interface DueReport {
  readonly siteSlug: string;
  readonly runUuid: string;
  readonly source: string;
  readonly finishedAt: string;
  readonly report: FeedRunReport;
  readonly reportKey: string;
  readonly attempts: number;
  readonly reportedTo: readonly string[];
}

export interface LatestFeed {
  readonly siteSlug: string;
  readonly outcome: FeedRunOutcome;
  /**
   * Unix seconds of the last time that a feed was applied, wholly or in part, or that its source was found unchanged.
   * Null if neither has happened yet.
   */
  readonly currentAtSeconds: number | null;
}

interface LastRun extends Pick<NewFeedRun, 'fields' | 'headings' | 'heldRowHash'> {
  readonly statuses: StatusCount | null;
}

type RunName = Pick<DueReport, 'siteSlug' | 'runUuid'>;

export interface FeedRunStore {
  readonly add: (run: NewFeedRun) => Promise<void>;
  readonly findLast: (siteSlug: string) => Promise<LastRun | undefined>;
  readonly listFirstPrices: (siteSlug: string, since: Date) => Promise<readonly string[]>;
  /** Leases the oldest due report. No other process gets it until the lease ends. */
  readonly claimReport: (now: Date, leaseMs: number) => Promise<DueReport | undefined>;
  /** True if a report with the same key has been sent to all addresses, with its last email at `since` or later. */
  readonly wasToldSince: (report: Pick<DueReport, 'siteSlug' | 'reportKey'>, since: Date) => Promise<boolean>;
  readonly noteSent: (name: RunName, address: string, at: Date) => Promise<void>;
  readonly finishReport: (name: RunName) => Promise<void>;
  /** Makes a report due again at `dueAt`. Does nothing if another process has claimed the report since. */
  readonly postponeReport: (report: RunName & Pick<DueReport, 'attempts'>, dueAt: Date) => Promise<void>;
  /** Returns each site's latest run. Ignores a failed run if the site's source has been fetched successfully since. */
  readonly listLatest: () => Promise<readonly LatestFeed[]>;
  readonly purgeBefore: (moment: Date) => Promise<number>;
}

const buildReportKey = ({ failure, held }: FeedRunReport): string =>
  hash(
    'sha1',
    JSON.stringify([failure, held.map(({ kind, stockNumbers, sentence }) => [kind, stockNumbers, sentence])]),
  );

export const addFeedRun = async (database: Database, run: NewFeedRun): Promise<void> => {
  const finishedAt = new Date().toISOString();
  const isToTell = run.outcome !== 'applied';
  await database.insert(stockFeedRuns).values({
    ...run,
    finishedAt,
    reportKey: isToTell ? buildReportKey(run.report) : null,
    reportDueAt: isToTell ? finishedAt : null,
  });
};

const isRun = ({ siteSlug, runUuid }: RunName) =>
  and(eq(stockFeedRuns.siteSlug, siteSlug), eq(stockFeedRuns.runUuid, runUuid));

const createReportQueue = (
  database: Database,
): Pick<FeedRunStore, 'claimReport' | 'wasToldSince' | 'noteSent' | 'finishReport' | 'postponeReport'> => ({
  claimReport: async (now, leaseMs) => {
    const due = database
      .select({ runUuid: stockFeedRuns.runUuid })
      .from(stockFeedRuns)
      .where(lte(stockFeedRuns.reportDueAt, now.toISOString()))
      .orderBy(stockFeedRuns.reportDueAt)
      .limit(1)
      .for('update', { skipLocked: true });
    const [run] = await database
      .update(stockFeedRuns)
      .set({
        reportAttempts: sql`${stockFeedRuns.reportAttempts} + 1`,
        reportDueAt: new Date(now.getTime() + leaseMs).toISOString(),
      })
      .where(sql`${stockFeedRuns.runUuid} = (${due})`)
      .returning();
    if (run === undefined) return undefined;
    const { siteSlug, runUuid, source, finishedAt, report, reportKey, reportAttempts: attempts, reportedTo } = run;
    return { siteSlug, runUuid, source, finishedAt, report, reportKey: reportKey ?? '', attempts, reportedTo };
  },
  wasToldSince: async ({ siteSlug, reportKey }, since) => {
    const told = await database
      .select({ runUuid: stockFeedRuns.runUuid })
      .from(stockFeedRuns)
      .where(
        and(
          eq(stockFeedRuns.siteSlug, siteSlug),
          eq(stockFeedRuns.reportKey, reportKey),
          sql`${stockFeedRuns.reportedAt} >= ${since.toISOString()}::timestamptz`,
          sql`${stockFeedRuns.reportDueAt} is null`,
        ),
      )
      .limit(1);
    return told.length > 0;
  },
  noteSent: async (name, address, at) => {
    const reportedTo = sql`${stockFeedRuns.reportedTo} || ${JSON.stringify([address])}::jsonb`;
    await database.update(stockFeedRuns).set({ reportedTo, reportedAt: at.toISOString() }).where(isRun(name));
  },
  finishReport: async (name) => {
    await database.update(stockFeedRuns).set({ reportDueAt: null }).where(isRun(name));
  },
  postponeReport: async ({ attempts, ...name }, dueAt) => {
    await database
      .update(stockFeedRuns)
      .set({ reportDueAt: dueAt.toISOString() })
      .where(and(isRun(name), eq(stockFeedRuns.reportAttempts, attempts)));
  },
});

export const createFeedRunStore = (database: Database): FeedRunStore => ({
  ...createReportQueue(database),
  add: (run) => addFeedRun(database, run),
  findLast: async (siteSlug) => {
    const [run] = await database
      .select({
        fields: stockFeedRuns.fields,
        headings: stockFeedRuns.headings,
        heldRowHash: stockFeedRuns.heldRowHash,
        statuses: sql<StatusCount | null>`${stockFeedRuns.report}->'statuses'`,
      })
      .from(stockFeedRuns)
      .where(and(eq(stockFeedRuns.siteSlug, siteSlug), isNotNull(stockFeedRuns.fields)))
      .orderBy(desc(stockFeedRuns.finishedAt))
      .limit(1);
    return run;
  },
  listFirstPrices: async (siteSlug, since) => {
    const firstPrices = sql<readonly string[] | null>`${stockFeedRuns.report}->'firstPrices'`;
    const runs = await database
      .select({ firstPrices })
      .from(stockFeedRuns)
      .where(
        and(
          eq(stockFeedRuns.siteSlug, siteSlug),
          gte(stockFeedRuns.finishedAt, since.toISOString()),
          isNotNull(firstPrices),
        ),
      );
    return runs.flatMap((run) => run.firstPrices ?? []);
  },
  listLatest: () =>
    database
      .selectDistinctOn([stockFeedRuns.siteSlug], {
        siteSlug: stockFeedRuns.siteSlug,
        outcome: stockFeedRuns.outcome,
        currentAtSeconds: sql<number | null>`extract(epoch from greatest(
          (select max(earlier.finished_at) from stock_feed_runs earlier
            where earlier.site_id = stock_feed_runs.site_id and earlier.outcome <> 'failed'),
          (select last_success_at from stock_feed_sources where site_id = stock_feed_runs.site_id)))::float8`,
      })
      .from(stockFeedRuns)
      // A failure ends once the source responds again, even with an unchanged feed, which isn't recorded as a run.
      .where(
        sql`not (${stockFeedRuns.outcome} = 'failed' and exists (select 1 from stock_feed_sources source
          where source.site_id = ${stockFeedRuns.siteSlug} and source.last_success_at >= ${stockFeedRuns.finishedAt}))`,
      )
      .orderBy(stockFeedRuns.siteSlug, desc(stockFeedRuns.finishedAt)),
  purgeBefore: async (moment) => {
    // Keeps a site's last run that didn't fail, because the next feed is compared with it. Also keeps later failures.
    const isOutdated = sql`exists (select 1 from stock_feed_runs newer where newer.site_id = stock_feed_runs.site_id
      and (newer.finished_at, newer.run_uuid) > (stock_feed_runs.finished_at, stock_feed_runs.run_uuid)
      and newer.outcome <> 'failed')`;
    const { rowCount } = await database
      .delete(stockFeedRuns)
      .where(and(lt(stockFeedRuns.finishedAt, moment.toISOString()), isOutdated));
    return rowCount ?? 0;
  },
});
