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
  uuid,
} from 'drizzle-orm/pg-core';
import type { NoticeChange } from '../rules/find-news.ts';
import { noticeChannels } from '../rules/notice-channels.ts';

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
    toldPriceCents: bigint('told_price_cents', { mode: 'number' }),
    /** Whether it could be bought when it was last looked at. */
    isToldAvailable: boolean('is_told_available').notNull().default(true),
    /** When the visitor was last told of it. */
    toldAt: timestamp('told_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.visitorUuid, table.vehicleId] }),
    index('watchlist_entries_added_idx').on(table.addedAt),
  ],
);

/** One row a visitor who agreed to be told of changes: what they agreed to, by which way, and when. It stays when they stop it. */
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
