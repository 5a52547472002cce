import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { VehicleHold } from '../rules/vehicle-hold.ts';

/** One row a site: how often its stock changed, and the last vehicle number given out. */
export const sitesState = pgTable('sites_state', {
  siteSlug: text('site_id').primaryKey(),
  stockVersion: bigint('stock_version', { mode: 'number' }).notNull().default(0),
  lastVehicleId: bigint('last_vehicle_id', { mode: 'number' }).notNull().default(0),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

/** One row a vehicle: `record` holds it by the specification's names, the columns are what is asked for. */
export const vehicles = pgTable(
  'vehicles',
  {
    siteSlug: text('site_id').notNull(),
    /** Counts up by site; it stays the car's number for its life. */
    id: bigint('id', { mode: 'number' }).notNull(),
    slug: text('slug').notNull(),
    stockNumber: text('stock_number').notNull(),
    status: text('status').notNull(),
    isShown: boolean('is_shown').notNull(),
    /** Of the feed row that wrote the record; an equal one changes nothing. Null: not written by a feed. */
    feedHash: text('feed_hash'),
    /** The site's stock version that wrote the row. */
    version: bigint('version', { mode: 'number' }).notNull(),
    soldAt: timestamp('sold_at', { withTimezone: true, mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** Whose it is by what happened here, whatever a feed says: 'reserved', 'sold', or null. @spec B1.12 */
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
