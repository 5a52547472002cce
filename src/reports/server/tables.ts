import { date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';

/** The sites whose leads are counted. A site's row is locked while its leads are counted. */
export const reportSites = pgTable('report_sites', {
  siteSlug: text('site_id').primaryKey(),
  /** Days and hours are in this time zone. If it changes, everything is recounted. */
  timeZone: text('time_zone').notNull(),
  /** Rows with the grain 'year' are sums of 11 months, which start on this day. Null if there are no such rows. */
  yearStartsOn: date('year_starts_on', { mode: 'string' }),
  /**
   * The year is added up again after a day, because a node that runs an earlier version recounts months but not the
   * year.
   */
  yearCountedAt: timestamptz('year_counted_at'),
});

/** Triggers on `lead_work` add a row with the arrival time of each lead added, changed or deleted. */
export const reportMarks = pgTable(
  'report_marks',
  {
    siteSlug: text('site_id').notNull(),
    /** Rounded down to 15 minutes. No local midnight falls between two multiples of 15 minutes. */
    receivedAt: timestamptz('received_at').notNull(),
    markUuid: uuid('mark_uuid').notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.receivedAt, table.markUuid] })],
);

const scopeColumns = () => ({
  siteSlug: text('site_id').notNull(),
  kind: text('kind').notNull(),
  grain: text('grain').$type<'day' | 'month' | 'year'>().notNull(),
  /** 0 for all locations. */
  locationId: integer('location_id').notNull(),
  /** '' for all categories. */
  category: text('category').notNull(),
  /** The day on which the leads arrived. For the grains 'month' and 'year', the first day of the month or 11 months. */
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  /** A source, a campaign, a vehicle's id or a reason; '' for leads without one. */
  key: text('key').notNull(),
});

/** Leads by their current stage. Counts only, so nobody can be identified. */
export const reportLeads = pgTable(
  'report_leads',
  {
    ...scopeColumns(),
    kind: text('kind').$type<'all' | 'source' | 'campaign' | 'vehicle' | 'lost'>().notNull(),
    /** The vehicle's title; '' for other kinds. */
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

/** Times to first answer as a histogram. `key` is a person, an hour from '0' to '23', or a source. */
export const reportAnswers = pgTable(
  'report_answers',
  {
    ...scopeColumns(),
    kind: text('kind').$type<'all' | 'person' | 'hour' | 'source'>().notNull(),
    /** Numbers of the buckets, in ascending order; see `answer-buckets.ts`. */
    buckets: smallint('buckets').array().notNull(),
    /** The number of answers in each bucket. */
    counts: integer('counts').array().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'report_answers_pk',
      columns: [table.siteSlug, table.grain, table.startsOn, table.kind, table.locationId, table.category, table.key],
    }),
  ],
);
