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

/** @spec B3.18, B6.03 */
export const watchlistEntries = pgTable(
  'watchlist_entries',
  {
    siteSlug: text('site_id').notNull(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    vehicleId: bigint('vehicle_id', { mode: 'number' }).notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'string' }).notNull(),
    priceCents: bigint('price_cents', { mode: 'number' }),
    /** Last price that the visitor knows; null if the vehicle had none at the time. */
    notifiedPriceCents: bigint('notified_price_cents', { mode: 'number' }),
    isNotifiedAvailable: boolean('is_notified_available').notNull().default(true),
    notifiedAt: timestamp('notified_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.visitorUuid, table.vehicleId] }),
    index('watchlist_entries_added_idx').on(table.addedAt),
  ],
);

/** The row stays when the visitor turns notices off. */
export const watchlistConsents = pgTable(
  'watchlist_consents',
  {
    siteSlug: text('site_id').notNull(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    channel: text('channel', { enum: noticeChannels }).notNull(),
    target: text('target').notNull(),
    consentText: text('consent_text').notNull(),
    agreedAt: timestamp('agreed_at', { withTimezone: true, mode: 'string' }).notNull(),
    stoppedAt: timestamp('stopped_at', { withTimezone: true, mode: 'string' }),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, mode: 'string' }),
    confirmHash: text('confirm_hash'),
    asks: integer('asks').notNull().default(0),
    asksSince: timestamp('asks_since', { withTimezone: true, mode: 'string' }),
    /**
     * Hashed addresses of the confirmation emails since `asksSince`. The limit also counts emails to addresses that the
     * visitor has replaced.
     */
    askedHashes: text('asked_hashes').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.visitorUuid] }),
    index('watchlist_consents_agreed_idx').on(table.agreedAt),
  ],
);

export const watchlistMessages = pgTable(
  'watchlist_messages',
  {
    siteSlug: text('site_id').notNull(),
    messageUuid: uuid('message_uuid').notNull().defaultRandom(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    changes: jsonb('changes').$type<readonly NoticeChange[]>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    madeAt: timestamp('made_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** When the message is due or, while it's being sent, when the lease ends. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.messageUuid] }),
    index('watchlist_messages_due_idx').on(table.siteSlug, table.dueAt),
    index('watchlist_messages_made_idx').on(table.madeAt),
  ],
);

/** @spec B1.15, B3.14 */
export const savedSearches = pgTable(
  'saved_searches',
  {
    siteSlug: text('site_id').notNull(),
    searchUuid: uuid('search_uuid').notNull().defaultRandom(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    query: text('query').notNull(),
    name: text('name').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'string' }).notNull(),
    followedAt: timestamp('followed_at', { withTimezone: true, mode: 'string' }),
    /** Kept when the search is unfollowed. */
    consentText: text('consent_text'),
    knownIds: jsonb('known_ids').$type<readonly number[] | null>().notNull(),
    /** Optimistic lock: if two processes scan at once, only one writes. */
    notedCount: integer('noted_count').notNull().default(0),
    notifiedAt: timestamp('notified_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.searchUuid] }),
    uniqueIndex('saved_searches_query_idx').on(table.siteSlug, table.visitorUuid, table.query),
    index('saved_searches_saved_idx').on(table.savedAt),
  ],
);
