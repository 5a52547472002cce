import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** One row a visitor of whom a site keeps something. */
export const visitors = pgTable(
  'visitors',
  {
    siteSlug: text('site_id').notNull(),
    visitorUuid: uuid('visitor_uuid').notNull().defaultRandom(),
    /** E.164; null for one who never signed in. */
    phone: text('phone'),
    /** When they last came with a new browser, or signed in. */
    cameAt: moment('came_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.visitorUuid] }),
    // A number is one visitor, however many devices it signs in on. @spec B3.19
    uniqueIndex('visitors_phone_key').on(table.siteSlug, table.phone).where(sql`phone IS NOT NULL`),
    index('visitors_came_idx').on(table.cameAt),
  ],
);

/** One row a browser that holds our cookie. @spec D.28 */
export const visitorSessions = pgTable(
  'visitor_sessions',
  {
    siteSlug: text('site_id').notNull(),
    sessionUuid: uuid('session_uuid').notNull().defaultRandom(),
    /** Of the cookie's secret, which is kept nowhere: who reads the database can be nobody. */
    secretHash: text('secret_hash').notNull(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    /** Null while the visitor has not signed in with it. */
    signedInAt: moment('signed_in_at'),
    /** Browser and system in a few words, so that a visitor tells their devices apart. */
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.sessionUuid] }),
    uniqueIndex('visitor_sessions_secret_key').on(table.siteSlug, table.secretHash),
    index('visitor_sessions_visitor_idx').on(table.siteSlug, table.visitorUuid),
    index('visitor_sessions_expiry_idx').on(table.expiresAt),
  ],
);

/** One row a code that was sent to a phone. @spec D.28 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    siteSlug: text('site_id').notNull(),
    codeUuid: uuid('code_uuid').notNull(),
    /** Whose browser asked for it: no other can use it. */
    visitorUuid: uuid('visitor_uuid').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    /** Keyed with the secret of the browser's cookie: six digits alone would be found from a copy of this table at once. */
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.codeUuid] }),
    index('sign_in_codes_visitor_idx').on(table.siteSlug, table.visitorUuid, table.sentAt),
    // For the limits: how many were sent, to a number and of the site.
    index('sign_in_codes_sent_idx').on(table.siteSlug, table.sentAt),
  ],
);
