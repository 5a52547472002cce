import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PendingLead } from '#src/leads/server/pending-lead.ts';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { RequestState } from '../rules/payment-request.ts';

/** @spec L2.16 */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    siteSlug: text('site_id').notNull(),
    requestUuid: uuid('request_uuid').notNull().defaultRandom(),
    code: text('code').notNull(),
    reference: text('reference').notNull(),
    purpose: text('purpose').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text('state').$type<RequestState>().notNull(),
    version: integer('version').notNull().default(0),
    paymentRef: text('payment_ref'),
    capturedCents: integer('captured_cents').notNull().default(0),
    failedRefunds: integer('failed_refunds').notNull().default(0),
    decline: text('decline'),
    isClosed: boolean('is_closed').notNull().default(false),
    customer: jsonb('customer').$type<PendingLead>().notNull(),
    leadUuid: uuid('lead_uuid'),
    askedAt: timestamptz('asked_at').notNull(),
    validUntil: timestamptz('valid_until').notNull(),
    paidAt: timestamptz('paid_at'),
    changedAt: timestamptz('changed_at').notNull(),
    dueAt: timestamptz('due_at'),
    /** When the current step was first due or first failed. Unlike `dueAt`, it stays the same for all attempts. */
    lateSince: timestamptz('late_since'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.requestUuid] }),
    uniqueIndex('payment_requests_code_key').on(table.siteSlug, table.code),
    index('payment_requests_time_idx').on(table.siteSlug, table.askedAt, table.requestUuid),
    index('payment_requests_lead_idx').on(table.siteSlug, table.leadUuid),
    index('payment_requests_due_idx').on(table.dueAt).where(sql`due_at IS NOT NULL`),
  ],
);

/** @spec L2.16 */
export const paymentRequestEntries = pgTable(
  'payment_request_entries',
  {
    siteSlug: text('site_id').notNull(),
    requestUuid: uuid('request_uuid').notNull(),
    version: integer('version').notNull(),
    event: text('event').notNull(),
    state: text('state').$type<RequestState>().notNull(),
    amountCents: integer('amount_cents').notNull().default(0),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.requestUuid, table.version] })],
);
