import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { FeedRunOutcome, FeedRunReport } from '../rules/feed-run.ts';
import type { FeedHeadings } from '../rules/limits/find-column-changes.ts';

/** One row per import of a feed: what the next feed is compared with, and the report to the dealer. */
export const stockFeedRuns = pgTable(
  'stock_feed_runs',
  {
    siteSlug: text('site_id').notNull(),
    runUuid: uuid('run_uuid').notNull().defaultRandom(),
    /** 'command', 'push' or the kind of the source. */
    source: text('source').notNull(),
    startedAt: timestamptz('started_at').notNull(),
    finishedAt: timestamptz('finished_at').notNull(),
    outcome: text('outcome').$type<FeedRunOutcome>().notNull(),
    /** Specification names of the fields that the feed had, including held ones; null if it failed. */
    fields: jsonb('fields').$type<readonly string[]>(),
    /** Its headings with the columns they were read as, including lost ones; null for a feed without headings. */
    headings: jsonb('headings').$type<FeedHeadings>(),
    /** Hash of a last row without a line ending; null if there was none. */
    heldRowHash: text('held_row_hash'),
    report: jsonb('report').$type<FeedRunReport>().notNull(),
    /** Equal for runs with the same report to the dealer; null if there is nothing to report. */
    reportKey: text('report_key'),
    /** When the report is due or due again; null if nothing is left to send. */
    reportDueAt: timestamptz('report_due_at'),
    reportAttempts: integer('report_attempts').notNull().default(0),
    /** Addresses that the report was mailed to. */
    reportedTo: jsonb('reported_to').$type<readonly string[]>().notNull().default([]),
    /** When it was last mailed to one of them. */
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
  /** Until then, no other node fetches this source. */
  leaseUntil: timestamptz('lease_until'),
  failures: integer('failures').notNull().default(0),
  /** From the last HTTPS answer, so that an unchanged feed isn't sent again. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** The site's configuration version at the last import. If it has changed, the feed is fetched in full. */
  siteVersion: text('site_version'),
  lastSuccessAt: timestamptz('last_success_at'),
});
