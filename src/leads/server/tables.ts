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
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { deliveryKinds } from '../rules/delivery-kinds.ts';
import { deliveryStates } from '../rules/delivery-states.ts';
import type { LeadAttributes } from '../rules/lead.ts';
import type { LeadVehicle } from '../rules/lead-vehicle.ts';

export const leads = pgTable(
  'leads',
  {
    siteSlug: text('site_id').notNull(),
    leadUuid: uuid('lead_uuid').notNull().defaultRandom(),
    submissionHash: text('submission_hash').notNull(),
    form: text('form').notNull().default('contact'),
    /** @spec D.36 */
    category: text('category').notNull(),
    subcategory: text('subcategory'),
    /** @spec L7.02 */
    source: text('source').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    postcode: text('postcode'),
    message: text('message'),
    rego: text('rego'),
    locationId: integer('location_id'),
    /** @spec L3.03, L7.02, L7.03 */
    dealershipSlug: text('dealership_slug'),
    manufacturerSlug: text('manufacturer_slug'),
    vehicleId: bigint('vehicle_id', { mode: 'number' }),
    /** @spec L3.02, L3.03 */
    vehicle: jsonb('vehicle').$type<LeadVehicle>(),
    additionalServices: jsonb('additional_services').$type<readonly string[]>().notNull().default([]),
    /** @spec L7.02 */
    custom: jsonb('custom').$type<Readonly<Record<string, string>>>().notNull().default({}),
    isOptedIn: boolean('opt_in').notNull(),
    optInText: text('opt_in_text').notNull(),
    /** @spec L3.01 */
    pageId: text('page_id').notNull().default(''),
    pagePath: text('page_path').notNull(),
    /** @spec L7.02 */
    pageUrl: text('page_url').notNull().default(''),
    attributes: jsonb('lead_attributes').$type<LeadAttributes>().notNull().default({}),
    userAgent: text('user_agent'),
    isTrapped: boolean('is_trapped').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.leadUuid] }),
    unique('leads_submission_key').on(table.siteSlug, table.submissionHash),
    index('leads_time_idx').on(table.siteSlug, table.receivedAt),
    index('leads_vehicle_idx').on(table.siteSlug, table.vehicleId),
    index('leads_email_idx').on(table.siteSlug, sql`lower(${table.email})`),
    index('leads_phone_idx').on(table.siteSlug, table.phone),
  ],
);

export const filePurges = pgTable(
  'file_purges',
  {
    purgeUuid: uuid('purge_uuid').primaryKey().defaultRandom(),
    fileIds: jsonb('file_ids').$type<readonly string[]>().notNull(),
    addressHash: text('address_hash'),
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('file_purges_time_idx').on(table.askedAt)],
);

/** Hashes of unsubscribed email addresses and phone numbers. @spec L2.30 */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    siteSlug: text('site_id').notNull(),
    addressHash: text('address_hash').notNull(),
    suppressedAt: timestamp('suppressed_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.addressHash] })],
);

export const linkKeys = pgTable('link_keys', {
  purpose: text('purpose').primaryKey(),
  key: text('key').notNull(),
});

export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    siteSlug: text('site_id').notNull(),
    leadUuid: uuid('lead_uuid').notNull(),
    deliveryUuid: uuid('delivery_uuid').notNull().defaultRandom(),
    kind: text('kind', { enum: deliveryKinds }).notNull(),
    target: text('target').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    queuedAt: timestamp('queued_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** When the delivery is due; during an attempt, when the lease ends. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull(),
    lastError: text('last_error'),
    traceparent: text('traceparent'),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.leadUuid, table.kind, table.target] }),
    index('lead_deliveries_due_idx').on(table.dueAt).where(sql`state = 'waiting'`),
    index('lead_deliveries_unsent_idx').on(table.kind, table.state).where(sql`state IN ('written', 'dead')`),
  ],
);
