import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const searchTargets = pgTable('search_targets', {
  siteSlug: text('site_id').primaryKey(),
  /** Identifies the server, its index, the settings and the document epoch. A new fingerprint resets `version` to 0. */
  fingerprint: text('fingerprint').notNull(),
  /** The stock version on the server. 0 if everything must be sent. */
  version: bigint('version', { mode: 'number' }).notNull(),
  /** Until this time, only the process that holds the lease sends stock. */
  claimedUntil: timestamp('claimed_until', { withTimezone: true, mode: 'string' }).notNull(),
});
