import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const trackedEvents = pgTable(
  'tracked_events',
  {
    siteSlug: text('site_id').notNull(),
    eventUuid: uuid('event_uuid').notNull(),
    eventId: integer('event_id').notNull(),
    vehicleId: bigint('vehicle_id', { mode: 'number' }),
    path: text('path').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, string | number>>>(),
    happenedAt: timestamp('happened_at', { withTimezone: true, mode: 'string' }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.eventUuid] }),
    index('tracked_events_time_idx').on(table.receivedAt),
    index('tracked_events_kind_idx').on(table.siteSlug, table.eventId, table.happenedAt),
  ],
);

/** Separate from the vehicles table, because a view must not change the stock version. */
export const vehicleViews = pgTable(
  'vehicle_views',
  {
    siteSlug: text('site_id').notNull(),
    vehicleId: bigint('vehicle_id', { mode: 'number' }).notNull(),
    views: bigint('views', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.vehicleId] })],
);

/** @spec B4.50, B7.17 */
export const phoneReveals = pgTable(
  'phone_reveals',
  {
    siteSlug: text('site_id').notNull(),
    revealUuid: uuid('reveal_uuid').notNull().defaultRandom(),
    vehicleId: bigint('vehicle_id', { mode: 'number' }).notNull(),
    dealershipId: bigint('dealership_id', { mode: 'number' }),
    revealedAt: timestamp('revealed_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.revealUuid] }),
    index('phone_reveals_vehicle_idx').on(table.siteSlug, table.vehicleId, table.revealedAt),
  ],
);
