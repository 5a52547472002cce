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
    /** When the dealer's email was sent; null while it is due. */
    reportedAt: timestamptz('reported_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.runUuid] }),
    index('stock_feed_runs_finished_idx').on(table.siteSlug, table.finishedAt),
    index('stock_feed_runs_age_idx').on(table.finishedAt),
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
  lastSuccessAt: timestamptz('last_success_at'),
});
