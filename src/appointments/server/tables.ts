import { sql } from 'drizzle-orm';
import {
  bigint,
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

/** One row a time that a shopper booked, written with the lead that says who. */
export const appointments = pgTable(
  'appointments',
  {
    siteSlug: text('site_id').notNull(),
    appointmentUuid: uuid('appointment_uuid').notNull().defaultRandom(),
    leadUuid: uuid('lead_uuid').notNull(),
    locationId: bigint('location_id', { mode: 'number' }).notNull(),
    /** Null where a shopper comes to see no particular one. */
    vehicleId: bigint('vehicle_id', { mode: 'number' }),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'string' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** Which of the slot's places it has, from 0. */
    place: integer('place').notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** Of the links by which it can be cancelled, one a mail that was sent: only who has the mail has the link. */
    linkHashes: text('link_hashes').array().notNull().default([]),
    /** Null while it stands; after that its place is free. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.appointmentUuid] }),
    // The database itself sells no place twice, and no vehicle to two at a time. @spec D.22
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
