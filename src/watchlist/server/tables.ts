import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One row a vehicle on the watchlist of a visitor who signed in. @spec B3.18, B6.03 */
export const watchlistEntries = pgTable(
  'watchlist_entries',
  {
    siteSlug: text('site_id').notNull(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    vehicleId: bigint('vehicle_id', { mode: 'number' }).notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** The price that the site showed when it was saved; null for one without a price. */
    priceCents: bigint('price_cents', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.visitorUuid, table.vehicleId] }),
    index('watchlist_entries_added_idx').on(table.addedAt),
  ],
);
