import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { TestPaymentStatus } from '../rules/test-cards.ts';

/** The built-in test gateway's own books, which nothing but it writes. @spec D.59 */
export const testPayments = pgTable(
  'test_payments',
  {
    siteSlug: text('site_id').notNull(),
    /** Of what is paid: asked for twice, it is one payment. */
    paymentKey: text('payment_key').notNull(),
    /** The name of what is paid, by the slice that it belongs to. */
    purpose: text('purpose').notNull().default('reservation'),
    description: text('description').notNull().default(''),
    status: text('status').$type<TestPaymentStatus>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    capturedCents: integer('captured_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    decline: text('decline'),
    madeAt: timestamp('made_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.paymentKey] })],
);

/** Which messages of a gateway were taken already: each is sent until it is answered, and sometimes again. @spec D.59 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    siteSlug: text('site_id').notNull(),
    /** By the gateway's own name. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.eventId] })],
);
