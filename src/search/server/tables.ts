import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row a site whose stock is sent to a search server of its own: how far that server is, and who is sending. */
export const searchTargets = pgTable('search_targets', {
  siteSlug: text('site_id').primaryKey(),
  /** Of where and how the stock is sent; another one begins from nothing. */
  fingerprint: text('fingerprint').notNull(),
  /** The stock version that the server has; 0 when it has nothing. */
  version: bigint('version', { mode: 'number' }).notNull(),
  /** Until then one process sends, and the others leave the site alone. */
  claimedUntil: timestamp('claimed_until', { withTimezone: true, mode: 'string' }).notNull(),
});
