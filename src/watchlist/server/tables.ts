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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type NoticeChange, noticeChannels } from '../rules/notice-change.ts';

/** One row a vehicle on the watchlist of a visitor who signed in. @spec B3.18, B6.03 */
export const watchlistEntries = pgTable(
  'watchlist_entries',
  {
    siteSlug: text('site_id').notNull(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    vehicleId: bigint('vehicle_id', { mode: 'number' }).notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** The price that the site showed when it was saved; null for one without a price. */
    priceCents: bigint('price_cents', { mode: 'number' }),
    /** The price that the visitor was last told, or saw on the list; null until it is looked at. */
    notifiedPriceCents: bigint('notified_price_cents', { mode: 'number' }),
    /** Whether it could be bought when it was last looked at. */
    isNotifiedAvailable: boolean('is_notified_available').notNull().default(true),
    /** When the visitor was last told of it. */
    notifiedAt: timestamp('notified_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.visitorUuid, table.vehicleId] }),
    index('watchlist_entries_added_idx').on(table.addedAt),
  ],
);

/**
 * One row a visitor who agreed to be told of changes: what they agreed to, by which way, when, and whether the address was proven to be
 * theirs. It stays when they stop it.
 */
export const watchlistConsents = pgTable(
  'watchlist_consents',
  {
    siteSlug: text('site_id').notNull(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    channel: text('channel', { enum: noticeChannels }).notNull(),
    /** An email address, or a number in E.164. */
    target: text('target').notNull(),
    /** The words of the box that was ticked. */
    consentText: text('consent_text').notNull(),
    agreedAt: timestamp('agreed_at', { withTimezone: true, mode: 'string' }).notNull(),
    stoppedAt: timestamp('stopped_at', { withTimezone: true, mode: 'string' }),
    /** When it was proven that the address is the visitor's; nothing is told before. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, mode: 'string' }),
    /** By what the link of the mail that asks for it is known; null once it was followed. */
    confirmHash: text('confirm_hash'),
    /** Mails that asked for it, and since when these are counted. */
    asks: integer('asks').notNull().default(0),
    asksSince: timestamp('asks_since', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.visitorUuid] }),
    index('watchlist_consents_agreed_idx').on(table.agreedAt),
  ],
);

/** The outbox of notices: written with what they tell of, and taken out before they are sent, so that none is sent twice. */
export const watchlistMessages = pgTable(
  'watchlist_messages',
  {
    siteSlug: text('site_id').notNull(),
    messageUuid: uuid('message_uuid').notNull().defaultRandom(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    changes: jsonb('changes').$type<readonly NoticeChange[]>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    madeAt: timestamp('made_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** When it is next tried. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.messageUuid] }),
    index('watchlist_messages_due_idx').on(table.siteSlug, table.dueAt),
    index('watchlist_messages_made_idx').on(table.madeAt),
  ],
);

/** One row a search that a visitor who signed in saved. @spec B1.15, B3.14 */
export const savedSearches = pgTable(
  'saved_searches',
  {
    siteSlug: text('site_id').notNull(),
    searchUuid: uuid('search_uuid').notNull().defaultRandom(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    /** What it looks for, in one spelling. */
    query: text('query').notNull(),
    name: text('name').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** Since when the visitor wants to be told of new ones; null for who does not. */
    followedAt: timestamp('followed_at', { withTimezone: true, mode: 'string' }),
    /** The words that were agreed to; they stay when it is stopped. */
    consentText: text('consent_text'),
    /** Vehicles that the visitor has seen in it or was told of. */
    knownIds: jsonb('known_ids').$type<readonly number[] | null>().notNull(),
    /** How often it was noted what the visitor knows: two processes that looked at once note it once. */
    notedCount: integer('noted_count').notNull().default(0),
    notifiedAt: timestamp('notified_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.searchUuid] }),
    uniqueIndex('saved_searches_query_idx').on(table.siteSlug, table.visitorUuid, table.query),
    index('saved_searches_saved_idx').on(table.savedAt),
  ],
);
