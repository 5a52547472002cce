import { date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';

export const reportSites = pgTable('report_sites', {
  siteSlug: text('site_id').primaryKey(),
  /** The counts' days and hours are in this time zone. If it changes, the site's leads are counted again. */
  timeZone: text('time_zone').notNull(),
  /** The first day of the 11 months that a row with the grain 'year' sums up. Null if the site has no such rows. */
  yearStartsOn: date('year_starts_on', { mode: 'string' }),
  /**
   * When the rows with the grain 'year' were last summed from the months. They're summed again after a day, in case a
   * node with an earlier release recounted a month without updating the year.
   */
  yearCountedAt: timestamptz('year_counted_at'),
});

export const reportMarks = pgTable(
  'report_marks',
  {
    siteSlug: text('site_id').notNull(),
    /** The lead's arrival, rounded down to 15 minutes. That doesn't change its local day. */
    receivedAt: timestamptz('received_at').notNull(),
    markUuid: uuid('mark_uuid').notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.receivedAt, table.markUuid] })],
);

const scopeColumns = () => ({
  siteSlug: text('site_id').notNull(),
  kind: text('kind').notNull(),
  grain: text('grain').$type<'day' | 'month' | 'year'>().notNull(),
  locationId: integer('location_id').notNull(),
  category: text('category').notNull(),
  /** The first day of the period in which the leads arrived: a day, a month or, for the grain 'year', 11 months. */
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  key: text('key').notNull(),
});

/** Counts of leads, without lead ids or contact details. */
export const reportLeads = pgTable(
  'report_leads',
  {
    ...scopeColumns(),
    kind: text('kind').$type<'all' | 'source' | 'campaign' | 'vehicle' | 'lost'>().notNull(),
    label: text('label').notNull(),
    leads: integer('leads').notNull(),
    contacted: integer('contacted').notNull(),
    appointment: integer('appointment').notNull(),
    testDrive: integer('test_drive').notNull(),
    offer: integer('offer').notNull(),
    sold: integer('sold').notNull(),
    lost: integer('lost').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'report_leads_pk',
      columns: [table.siteSlug, table.grain, table.startsOn, table.kind, table.locationId, table.category, table.key],
    }),
  ],
);

/**
 * A histogram of the times to the first answer. `key` is a person's id, an hour from '0' to '23', a source or, for the
 * kind 'all', empty.
 */
export const reportAnswers = pgTable(
  'report_answers',
  {
    ...scopeColumns(),
    kind: text('kind').$type<'all' | 'person' | 'hour' | 'source'>().notNull(),
    buckets: smallint('buckets').array().notNull(),
    counts: integer('counts').array().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'report_answers_pk',
      columns: [table.siteSlug, table.grain, table.startsOn, table.kind, table.locationId, table.category, table.key],
    }),
  ],
);
