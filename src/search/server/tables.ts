import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per site with its own search server: how far that server is, and which process is sending. */
export const searchTargets = pgTable('search_targets', {
  siteSlug: text('site_id').primaryKey(),
  /** Identifies the server, settings and document format; a new one starts from version 0. */
  fingerprint: text('fingerprint').notNull(),
  /** The stock version on the server; 0 when it is empty. */
  version: bigint('version', { mode: 'number' }).notNull(),
  /** A lease: only one process sends until it expires. */
  claimedUntil: timestamp('claimed_until', { withTimezone: true, mode: 'string' }).notNull(),
});
