import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const appointments = pgTable(
  'appointments',
  {
    siteSlug: text('site_id').notNull(),
    appointmentUuid: uuid('appointment_uuid').notNull().defaultRandom(),
    leadUuid: uuid('lead_uuid').notNull(),
    locationId: bigint('location_id', { mode: 'number' }).notNull(),
    vehicleId: bigint('vehicle_id', { mode: 'number' }),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'string' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'string' }).notNull(),
    place: integer('place').notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true, mode: 'string' }).notNull(),
    linkHashes: text('link_hashes').array().notNull().default([]),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true, mode: 'string' }),
    isCancelledByStaff: boolean('is_cancelled_by_staff').notNull().default(false),
    moves: integer('moves').notNull().default(0),
    movedAt: timestamp('moved_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.appointmentUuid] }),
    // The database itself prevents double bookings of a place or a vehicle that start at the same time. @spec D.22
    uniqueIndex('appointments_place_key')
      .on(table.siteSlug, table.locationId, table.startsAt, table.place)
      .where(sql`cancelled_at IS NULL`),
    uniqueIndex('appointments_vehicle_key')
      .on(table.siteSlug, table.vehicleId, table.startsAt)
      .where(sql`cancelled_at IS NULL`),
    uniqueIndex('appointments_lead_key').on(table.siteSlug, table.leadUuid),
    index('appointments_time_idx').on(table.siteSlug, table.locationId, table.endsAt),
    check('appointments_times', sql`starts_at < ends_at`),
  ],
);

export const appointmentBlocks = pgTable(
  'appointment_blocks',
  {
    siteSlug: text('site_id').notNull(),
    blockUuid: uuid('block_uuid').notNull(),
    locationId: bigint('location_id', { mode: 'number' }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'string' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.blockUuid] }),
    index('appointment_blocks_time_idx').on(table.siteSlug, table.locationId, table.endsAt),
    check('appointment_blocks_times', sql`starts_at < ends_at`),
  ],
);

export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    siteSlug: text('site_id').notNull(),
    locationId: bigint('location_id', { mode: 'number' }).notNull(),
    secretHash: text('secret_hash').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.locationId] }),
    // Not a unique index, which would prevent sharding by site. A collision of 256-bit secrets isn't a concern.
    index('calendar_feeds_secret_idx').on(table.secretHash),
  ],
);
