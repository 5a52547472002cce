import { sql } from 'drizzle-orm';
import { boolean, integer, json, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { Slice } from '../rules/draw-slice.ts';

/** @spec L2.15 */
export const wheelSpins = pgTable(
  'wheel_spins',
  {
    siteSlug: text('site_id').notNull(),
    campaignKey: text('campaign_key').notNull(),
    sequence: integer('sequence').notNull(),
    /** Replaced by a random id when the visitor is erased. */
    visitorUuid: uuid('visitor_uuid').notNull(),
    /** Changes whenever anything in the campaign changes. */
    campaignVersion: text('campaign_version').notNull(),
    /** The slices at the time of the spin. Unlike jsonb, json keeps the text as written. */
    slices: json('slices').$type<readonly Slice[]>().notNull(),
    number: integer('number').notNull(),
    prizeKey: text('prize_key').notNull(),
    words: text('words').notNull(),
    isPrize: boolean('is_prize').notNull(),
    terms: text('terms').notNull(),
    code: text('code'),
    validUntil: text('valid_until'),
    /** The end of the campaign plus the longest validity of its prizes. By then, this spin's code has expired. */
    overAt: timestamptz('over_at').notNull(),
    drawnAt: timestamptz('drawn_at').notNull(),
    /** Covers `ProvenSpin` and the previous spin's digest, to detect changed and missing rows. */
    digest: text('digest').notNull(),
    firstName: text('first_name'),
    email: text('email'),
    leadUuid: uuid('lead_uuid'),
    redeemedAt: timestamptz('redeemed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.campaignKey, table.sequence] }),
    uniqueIndex('wheel_spins_visitor_key').on(table.siteSlug, table.campaignKey, table.visitorUuid),
    uniqueIndex('wheel_spins_code_key').on(table.siteSlug, table.code).where(sql`code IS NOT NULL`),
    uniqueIndex('wheel_spins_lead_key').on(table.siteSlug, table.leadUuid).where(sql`lead_uuid IS NOT NULL`),
  ],
);
