import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { TestPaymentStatus } from '../rules/test-cards.ts';

/** @spec D.59 */
export const testPayments = pgTable(
  'test_payments',
  {
    siteSlug: text('site_id').notNull(),
    paymentKey: text('payment_key').notNull(),
    purpose: text('purpose').notNull().default('reservation'),
    description: text('description').notNull().default(''),
    status: text('status').$type<TestPaymentStatus>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    capturedCents: integer('captured_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    decline: text('decline'),
    madeAt: timestamptz('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.paymentKey] })],
);

/** @spec D.59 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    siteSlug: text('site_id').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    takenAt: timestamptz('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.eventId] })],
);
