import { sql } from 'drizzle-orm';
import { boolean, integer, json, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { Slice } from '../rules/draw-slice.ts';

/** The book of the wheel: one row a turn, with all that proves that it was fair. @spec L2.15 */
export const wheelSpins = pgTable(
  'wheel_spins',
  {
    siteSlug: text('site_id').notNull(),
    campaignKey: text('campaign_key').notNull(),
    /** Counts the turns of a campaign from 1, without a gap. */
    sequence: integer('sequence').notNull(),
    /** Whose turn it was; somebody unknown once they were forgotten. */
    visitorUuid: uuid('visitor_uuid').notNull(),
    /** Names the campaign as it was written then. */
    campaignVersion: text('campaign_version').notNull(),
    /** The wheel as it stood, in its order. As text: its digest is taken again to prove it. */
    slices: json('slices').$type<readonly Slice[]>().notNull(),
    /** Drawn from 0 up to all chances. */
    number: integer('number').notNull(),
    prizeKey: text('prize_key').notNull(),
    words: text('words').notNull(),
    isPrize: boolean('is_prize').notNull(),
    terms: text('terms').notNull(),
    code: text('code'),
    validUntil: text('valid_until'),
    /** When nothing more can come of it: campaign and code are over. */
    overAt: timestamptz('over_at').notNull(),
    drawnAt: timestamptz('drawn_at').notNull(),
    /** Of this turn and of the digest before it: a row that is changed, left out or put in shows. */
    digest: text('digest').notNull(),
    firstName: text('first_name'),
    email: text('email'),
    leadUuid: uuid('lead_uuid'),
    redeemedAt: timestamptz('redeemed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.campaignKey, table.sequence] }),
    // One turn a person a campaign.
    uniqueIndex('wheel_spins_visitor_key').on(table.siteSlug, table.campaignKey, table.visitorUuid),
    uniqueIndex('wheel_spins_code_key').on(table.siteSlug, table.code).where(sql`code IS NOT NULL`),
    uniqueIndex('wheel_spins_lead_key').on(table.siteSlug, table.leadUuid).where(sql`lead_uuid IS NOT NULL`),
  ],
);
