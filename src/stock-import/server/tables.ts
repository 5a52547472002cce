import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { FeedRunOutcome, FeedRunReport } from '../rules/feed-run.ts';
import type { FeedHeadings } from '../rules/limits/find-column-changes.ts';

export const stockFeedRuns = pgTable(
  'stock_feed_runs',
  {
    siteSlug: text('site_id').notNull(),
    runUuid: uuid('run_uuid').notNull().defaultRandom(),
    source: text('source').notNull(),
    startedAt: timestamptz('started_at').notNull(),
    finishedAt: timestamptz('finished_at').notNull(),
    outcome: text('outcome').$type<FeedRunOutcome>().notNull(),
    /**
     * The specification's names for the feed's fields. Includes fields that the feed lost, if the loss was held back.
     * Null if the feed failed.
     */
    fields: jsonb('fields').$type<readonly string[]>(),
    /**
     * Maps the feed's headings to our columns. Comes from an earlier feed if lost columns were held back. Null for a
     * feed without headings and for a failed feed.
     */
    headings: jsonb('headings').$type<FeedHeadings>(),
    /** Hash of a last row without a line ending; otherwise null. */
    heldRowHash: text('held_row_hash'),
    report: jsonb('report').$type<FeedRunReport>().notNull(),
    /** Equal for runs with the same failure and held-back changes; null if there is nothing to report. */
    reportKey: text('report_key'),
    /**
     * When the next attempt to send the report is due, or the running attempt's lease ends; null if nothing is left to
     * send.
     */
    reportDueAt: timestamptz('report_due_at'),
    reportAttempts: integer('report_attempts').notNull().default(0),
    reportedTo: jsonb('reported_to').$type<readonly string[]>().notNull().default([]),
    reportedAt: timestamptz('reported_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.runUuid] }),
    index('stock_feed_runs_finished_idx').on(table.siteSlug, table.finishedAt),
    index('stock_feed_runs_age_idx').on(table.finishedAt),
    index('stock_feed_runs_due_idx').on(table.reportDueAt).where(sql`report_due_at IS NOT NULL`),
  ],
);

export const stockFeedSources = pgTable('stock_feed_sources', {
  siteSlug: text('site_id').primaryKey(),
  nextFetchAt: timestamptz('next_fetch_at').notNull(),
  leaseUntil: timestamptz('lease_until'),
  failures: integer('failures').notNull().default(0),
  /** `etag` and `lastModified` of the last imported HTTPS response. If both are null, the whole feed is fetched. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** The site's configuration version at the last import. If it changes, the whole feed is fetched again. */
  siteVersion: text('site_version'),
  lastSuccessAt: timestamptz('last_success_at'),
});
