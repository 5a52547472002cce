import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Set by reservations, not by the feed. */
export type VehicleHold = 'reserved' | 'sold';

export const sitesState = pgTable('sites_state', {
  siteSlug: text('site_id').primaryKey(),
  stockVersion: bigint('stock_version', { mode: 'number' }).notNull().default(0),
  lastVehicleId: bigint('last_vehicle_id', { mode: 'number' }).notNull().default(0),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

/**
 * `record` has the vehicle's fields under the specification's names, without default values. The id, the slug and the
 * times are only in columns.
 */
export const vehicles = pgTable(
  'vehicles',
  {
    siteSlug: text('site_id').notNull(),
    /** The feed's id or, without one, the site's next free number. Never changes. */
    id: bigint('id', { mode: 'number' }).notNull(),
    slug: text('slug').notNull(),
    stockNumber: text('stock_number').notNull(),
    status: text('status').notNull(),
    isShown: boolean('is_shown').notNull(),
    /** Hash of the last feed row's values. Null makes the import treat the next row as changed. */
    feedHash: text('feed_hash'),
    version: bigint('version', { mode: 'number' }).notNull(),
    soldAt: timestamp('sold_at', { withTimezone: true, mode: 'string' }),
    /** When the vehicle was listed. Null if it was in the site's first stock and the feed didn't say. */
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** The last price that shoppers saw. Kept when a feed has no prices, to check the next feed's prices against. */
    lastPriceCents: bigint('last_price_cents', { mode: 'number' }),
    /** False if the vehicle has never been on the website, and so has no page. */
    wasOffered: boolean('was_offered').notNull().default(true),
    /** @spec B1.12 */
    hold: text('hold').$type<VehicleHold>(),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.id] }),
    unique('vehicles_slug_key').on(table.siteSlug, table.slug),
    unique('vehicles_stock_number_key').on(table.siteSlug, table.stockNumber),
    index('vehicles_version_idx').on(table.siteSlug, table.version),
  ],
);
