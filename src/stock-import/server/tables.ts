import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { FeedRunOutcome, FeedRunReport } from '../rules/feed-run.ts';

/** One row per import of a feed: what the next one compares itself with, and what the dealer is told. */
export const stockFeedRuns = pgTable(
  'stock_feed_runs',
  {
    siteSlug: text('site_id').notNull(),
    runUuid: uuid('run_uuid').notNull().defaultRandom(),
    /** 'command', 'push', or the kind of the source that was fetched. */
    source: text('source').notNull(),
    startedAt: timestamptz('started_at').notNull(),
    finishedAt: timestamptz('finished_at').notNull(),
    outcome: text('outcome').$type<FeedRunOutcome>().notNull(),
    /** Specification names of the fields that the feed had; null when it failed. */
    fields: jsonb('fields').$type<readonly string[]>(),
    /** Hash of a last row without a line ending; null when there was none. */
    heldRowHash: text('held_row_hash'),
    report: jsonb('report').$type<FeedRunReport>().notNull(),
    /** The same for runs that have the same to tell the dealer; null when there is nothing to tell. */
    reportKey: text('report_key'),
    /** When the dealer's email is due, or due again; null when nothing is left to send. */
    reportDueAt: timestamptz('report_due_at'),
    reportAttempts: integer('report_attempts').notNull().default(0),
    /** Addresses that the report was mailed to. */
    reportedTo: jsonb('reported_to').$type<readonly string[]>().notNull().default([]),
    /** When the last of them got it. */
    reportedAt: timestamptz('reported_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.runUuid] }),
    index('stock_feed_runs_finished_idx').on(table.siteSlug, table.finishedAt),
    index('stock_feed_runs_age_idx').on(table.finishedAt),
    index('stock_feed_runs_due_idx').on(table.reportDueAt).where(sql`report_due_at IS NOT NULL`),
  ],
);

/** One row per site whose feed the server fetches. */
export const stockFeedSources = pgTable('stock_feed_sources', {
  siteSlug: text('site_id').primaryKey(),
  nextFetchAt: timestamptz('next_fetch_at').notNull(),
  /** While a node fetches, no other does. */
  leaseUntil: timestamptz('lease_until'),
  failures: integer('failures').notNull().default(0),
  /** Of the last HTTPS answer, so that an unchanged feed is not sent again. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** Version of the site's configuration that the last answer was imported with; under another, it is asked for anew. */
  siteVersion: text('site_version'),
  lastSuccessAt: timestamptz('last_success_at'),
});
