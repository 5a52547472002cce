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
import type { PendingLead } from '#src/leads/server/pending-lead.ts';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { AgreedPrice } from '../rules/agreed-price.ts';
import type { ContactEntry, ContactProblem } from '../rules/contact-entry.ts';
import type { ReservationEvent, ReservationState } from '../rules/hold/change-reservation.ts';

/** @spec D.41 */
export const reservations = pgTable(
  'reservations',
  {
    siteSlug: text('site_id').notNull(),
    reservationUuid: uuid('reservation_uuid').notNull().defaultRandom(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    vehicleId: bigint('vehicle_id', { mode: 'number' }).notNull(),
    state: text('state').$type<ReservationState>().notNull(),
    version: integer('version').notNull().default(0),
    amountCents: integer('amount_cents').notNull(),
    price: jsonb('price').$type<AgreedPrice>(),
    paymentRef: text('payment_ref'),
    capturedCents: integer('captured_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    failedRefunds: integer('failed_refunds').notNull().default(0),
    /** @spec B2.03 */
    isPurchase: boolean('is_purchase').notNull().default(false),
    decline: text('decline'),
    entry: jsonb('entry').$type<ContactEntry>(),
    problems: jsonb('problems').$type<readonly ContactProblem[]>().notNull().default([]),
    /** Becomes a lead once the shopper pays. Null while `entry` has problems. */
    contact: jsonb('contact').$type<PendingLead>(),
    leadUuid: uuid('lead_uuid'),
    /** The reservation's first lead, once a purchase has put its own lead in `leadUuid`. */
    reservationLeadUuid: uuid('reservation_lead_uuid'),
    openedAt: timestamptz('opened_at').notNull(),
    payBy: timestamptz('pay_by'),
    heldUntil: timestamptz('held_until'),
    changedAt: timestamptz('changed_at').notNull(),
    dueAt: timestamptz('due_at'),
    /** When the current step was first due or first failed. Unlike `dueAt`, it stays the same for all attempts. */
    lateSince: timestamptz('late_since'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    isHoldSynced: boolean('is_hold_synced').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.reservationUuid] }),
    uniqueIndex('reservations_open_key')
      .on(table.siteSlug, table.visitorUuid, table.vehicleId)
      .where(sql`state = 'open'`),
    index('reservations_time_idx').on(table.siteSlug, table.openedAt, table.reservationUuid),
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

/** The primary key allows one live reservation per vehicle. @spec B1.12 */
export const vehicleHolds = pgTable(
  'vehicle_holds',
  {
    siteSlug: text('site_id').notNull(),
    vehicleId: bigint('vehicle_id', { mode: 'number' }).notNull(),
    reservationUuid: uuid('reservation_uuid').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.vehicleId] })],
);

/** @spec B9.29 */
export const reservationEntries = pgTable(
  'reservation_entries',
  {
    siteSlug: text('site_id').notNull(),
    reservationUuid: uuid('reservation_uuid').notNull(),
    version: integer('version').notNull(),
    event: text('event').$type<ReservationEvent['kind']>().notNull(),
    state: text('state').$type<ReservationState>().notNull(),
    amountCents: integer('amount_cents').notNull().default(0),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.reservationUuid, table.version] })],
);
