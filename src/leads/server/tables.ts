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
import type { LeadAttributes } from '../rules/lead.ts';
import type { LeadVehicle } from '../rules/lead-vehicle.ts';

/** One row a form that a shopper sent. */
export const leads = pgTable(
  'leads',
  {
    siteSlug: text('site_id').notNull(),
    leadUuid: uuid('lead_uuid').notNull().defaultRandom(),
    /** Of what was sent and of the form that it was sent from: a form that comes twice is one lead. */
    submissionHash: text('submission_hash').notNull(),
    /** The kind of form, by its name in `formKinds`. */
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
    /** The place of the dealer that was chosen. */
    locationId: integer('location_id'),
    /** Whose lead it is, by the legal sellers of the site. @spec L3.03, L7.02, L7.03 */
    dealershipSlug: text('dealership_slug'),
    manufacturerSlug: text('manufacturer_slug'),
    vehicleId: bigint('vehicle_id', { mode: 'number' }),
    /** A `LeadVehicle`: it leaves the stock before its leads do. @spec L3.02, L3.03 */
    vehicle: jsonb('vehicle').$type<LeadVehicle>(),
    additionalServices: jsonb('additional_services').$type<readonly string[]>().notNull().default([]),
    /** What else was asked for, by the names of the specification. @spec L7.02 */
    custom: jsonb('custom').$type<Readonly<Record<string, string>>>().notNull().default({}),
    isOptedIn: boolean('opt_in').notNull(),
    /** What the box said that was ticked, or left alone. */
    optInText: text('opt_in_text').notNull(),
    /** Names the page that it was sent from, whichever vehicle that is about. @spec L3.01 */
    pageId: text('page_id').notNull().default(''),
    pagePath: text('page_path').notNull(),
    /** Address of the page that it was sent from, with its query. @spec L7.02 */
    pageUrl: text('page_url').notNull().default(''),
    attributes: jsonb('lead_attributes').$type<LeadAttributes>().notNull().default({}),
    userAgent: text('user_agent'),
    /** Sent by a program, as it seems: kept, and taken to nobody. */
    isTrapped: boolean('is_trapped').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.leadUuid] }),
    unique('leads_submission_key').on(table.siteSlug, table.submissionHash),
    index('leads_time_idx').on(table.siteSlug, table.receivedAt),
    index('leads_vehicle_idx').on(table.siteSlug, table.vehicleId),
  ],
);

/** A person who was forgotten, for the nodes that hold mails or text messages as files. Names nobody. */
export const filePurges = pgTable(
  'file_purges',
  {
    purgeUuid: uuid('purge_uuid').primaryKey().defaultRandom(),
    /** Names of files begin with these: ids of leads, deliveries and codes. */
    fileIds: jsonb('file_ids').$type<readonly string[]>().notNull(),
    /** Of the address or number that files went to; null for a person who is forgotten at one site only. */
    addressHash: text('address_hash'),
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('file_purges_time_idx').on(table.askedAt)],
);

/** Who wants no news of a site. It outlives the leads, and names nobody. @spec L2.30 */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    siteSlug: text('site_id').notNull(),
    /** Of the email address, at this site. */
    addressHash: text('address_hash').notNull(),
    /** A lead that agrees to news after it agrees anew. */
    suppressedAt: timestamp('suppressed_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.addressHash] })],
);

/** What links in mails are signed with, one key a purpose. */
export const linkKeys = pgTable('link_keys', {
  purpose: text('purpose').primaryKey(),
  key: text('key').notNull(),
});

/** What became of a delivery so far. */
export const deliveryStates = ['waiting', 'delivered', 'dead'] as const;

/** One row a lead and a place that it goes to, written with the lead: the outbox. */
export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    siteSlug: text('site_id').notNull(),
    leadUuid: uuid('lead_uuid').notNull(),
    /** Idempotency key sent to the recipient: a repeated delivery carries the same id. */
    deliveryUuid: uuid('delivery_uuid').notNull().defaultRandom(),
    kind: text('kind', { enum: deliveryKinds }).notNull(),
    /** An email address, an https address, or a mobile number (E.164). */
    target: text('target').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** When it was put on its way, at first or again: it is given up three days after. */
    queuedAt: timestamp('queued_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** When it is next tried; while it is being tried, when others may take it for lost. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull(),
    lastError: text('last_error'),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.leadUuid, table.kind, table.target] }),
    index('lead_deliveries_due_idx').on(table.dueAt).where(sql`state = 'waiting'`),
  ],
);
