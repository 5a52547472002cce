import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';

export const visitors = pgTable(
  'visitors',
  {
    siteSlug: text('site_id').notNull(),
    visitorUuid: uuid('visitor_uuid').notNull().defaultRandom(),
    phone: text('phone'),
    /** When the visitor last signed in, or was added if never signed in. */
    cameAt: timestamptz('came_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.visitorUuid] }),
    // One visitor per number, on any number of devices. @spec B3.19
    uniqueIndex('visitors_phone_key').on(table.siteSlug, table.phone).where(sql`phone IS NOT NULL`),
    index('visitors_came_idx').on(table.cameAt),
  ],
);

/** @spec D.28 */
export const visitorSessions = pgTable(
  'visitor_sessions',
  {
    siteSlug: text('site_id').notNull(),
    sessionUuid: uuid('session_uuid').notNull().defaultRandom(),
    secretHash: text('secret_hash').notNull(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    signedInAt: timestamptz('signed_in_at'),
    device: text('device').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.sessionUuid] }),
    uniqueIndex('visitor_sessions_secret_key').on(table.siteSlug, table.secretHash),
    index('visitor_sessions_visitor_idx').on(table.siteSlug, table.visitorUuid),
    index('visitor_sessions_expiry_idx').on(table.expiresAt),
  ],
);

/** @spec D.28 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    siteSlug: text('site_id').notNull(),
    codeUuid: uuid('code_uuid').notNull(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    phone: text('phone').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: timestamptz('sent_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.codeUuid] }),
    index('sign_in_codes_visitor_idx').on(table.siteSlug, table.visitorUuid, table.sentAt),
    index('sign_in_codes_sent_idx').on(table.siteSlug, table.sentAt),
  ],
);
