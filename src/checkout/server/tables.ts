import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { AgreedPrice } from '../rules/agreed-price.ts';
import type { ContactEntry, ContactProblem } from '../rules/contact-entry.ts';
import type { ReservationEvent, ReservationState } from '../rules/hold/reservation.ts';
import type { StoredContact } from './stored-contact.ts';

/** One row a reservation, from the moment that a shopper says who they are. @spec D.41 */
export const reservations = pgTable(
  'reservations',
  {
    siteSlug: text('site_id').notNull(),
    reservationUuid: uuid('reservation_uuid').notNull().defaultRandom(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    vehicleId: bigint('vehicle_id', { mode: 'number' }).notNull(),
    state: text('state').$type<ReservationState>().notNull(),
    /** Optimistic lock: a stale write must not undo a newer one. */
    version: integer('version').notNull().default(0),
    amountCents: integer('amount_cents').notNull(),
    /** The price that was shown with it; null for a vehicle without one, and for a purchase, whose agreement has it. */
    price: jsonb('price').$type<AgreedPrice>(),
    paymentRef: text('payment_ref'),
    capturedCents: integer('captured_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    failedRefunds: integer('failed_refunds').notNull().default(0),
    /** Whether it is the deposit of an online purchase. @spec B2.03 */
    isPurchase: boolean('is_purchase').notNull().default(false),
    decline: text('decline'),
    /** What was typed, so that a form that is not taken keeps it; null once who it was is forgotten. */
    entry: jsonb('entry').$type<ContactEntry>(),
    problems: jsonb('problems').$type<readonly ContactProblem[]>().notNull().default([]),
    /** The lead that it becomes; null until what was typed is well, and once who it was is forgotten. */
    contact: jsonb('contact').$type<StoredContact>(),
    /** The lead that it became. */
    leadUuid: uuid('lead_uuid'),
    /** The lead that it was before it became a purchase, which is a lead of its own; null for any other. */
    reservationLeadUuid: uuid('reservation_lead_uuid'),
    openedAt: timestamptz('opened_at').notNull(),
    payBy: timestamptz('pay_by'),
    heldUntil: timestamptz('held_until'),
    changedAt: timestamptz('changed_at').notNull(),
    /** When it is to be looked at again; null for never. */
    dueAt: timestamptz('due_at'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Whether the stock shows what this says of the vehicle. */
    isHoldSynced: boolean('is_hold_synced').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.reservationUuid] }),
    uniqueIndex('reservations_open_key')
      .on(table.siteSlug, table.visitorUuid, table.vehicleId)
      .where(sql`state = 'open'`),
    index('reservations_visitor_idx').on(table.siteSlug, table.visitorUuid, table.vehicleId),
    index('reservations_vehicle_idx').on(table.siteSlug, table.vehicleId),
    index('reservations_lead_idx').on(table.siteSlug, table.leadUuid),
    index('reservations_reservation_lead_idx')
      .on(table.siteSlug, table.reservationLeadUuid)
      .where(sql`reservation_lead_uuid IS NOT NULL`),
    index('reservations_phone_idx').on(table.siteSlug, sql`(contact #>> '{record,phone}')`),
    index('reservations_due_idx').on(table.dueAt).where(sql`due_at IS NOT NULL`),
  ],
);

/** Whose each vehicle is: its key lets one reservation have it, however many ask at the same time. @spec B1.12 */
export const vehicleHolds = pgTable(
  'vehicle_holds',
  {
    siteSlug: text('site_id').notNull(),
    vehicleId: bigint('vehicle_id', { mode: 'number' }).notNull(),
    reservationUuid: uuid('reservation_uuid').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.vehicleId] })],
);

/** The book of what happened to reservations and of money in and out; rows are added and never changed. @spec B9.29 */
export const reservationEntries = pgTable(
  'reservation_entries',
  {
    siteSlug: text('site_id').notNull(),
    reservationUuid: uuid('reservation_uuid').notNull(),
    /** The version of the reservation that it made. */
    version: integer('version').notNull(),
    event: text('event').$type<ReservationEvent['kind']>().notNull(),
    state: text('state').$type<ReservationState>().notNull(),
    /** What came in, or went back where it is below 0. */
    amountCents: integer('amount_cents').notNull().default(0),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.reservationUuid, table.version] })],
);
