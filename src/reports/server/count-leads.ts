import { type SQL, sql } from 'drizzle-orm';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import { leads } from '#src/leads/server/tables.ts';
import { addDays, endOfLocalDay, startOfLocalDay } from '#src/lib/dates/local-day.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { bucketsPerDoubling, lastBucket } from '../rules/answer-buckets.ts';
import { countYear, updateYear } from './count-year.ts';
import { reportAnswers, reportLeads, reportMarks, reportSites } from './tables.ts';

export interface CountedSite {
  readonly slug: string;
  readonly timeZone: string;
}

const maxKeyLength = 80;

interface DaySpan {
  readonly day: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

const findSpan = (day: string, timeZone: string): DaySpan => ({
  day,
  starts_at: new Date(startOfLocalDay(day, timeZone)),
  ends_at: new Date(endOfLocalDay(day, timeZone)),
});

const recordsOf = (spans: readonly DaySpan[]): SQL => sql`
  json_to_recordset(${JSON.stringify(spans)}::json) AS span(day date, starts_at timestamptz, ends_at timestamptz)`;

const selectFacts = ({ slug, timeZone }: CountedSite, { day, starts_at, ends_at }: DaySpan): SQL =>
  sql`
    SELECT ${day}::date AS day, work.location_id, work.category, stage, lost_reason, answered_by::text AS person,
      extract(hour FROM work.received_at AT TIME ZONE ${timeZone})::integer::text AS hour,
      CASE WHEN answered_at IS NOT NULL THEN least(${lastBucket}, floor(${bucketsPerDoubling}
        * ln(greatest(1, extract(epoch FROM answered_at - work.received_at) / 60)) / ln(2)))::smallint END AS bucket,
      coalesce(nullif(left(lower(trim(query->>'utm_source')), ${maxKeyLength}), ''), source) AS source,
      coalesce(left(trim(query->>'utm_campaign'), ${maxKeyLength}), '') AS campaign,
      coalesce(vehicle_id::text, '') AS vehicle, coalesce(vehicle->>'title', '') AS title
    FROM (
      SELECT work.*, source, vehicle_id, vehicle, lead_attributes->'linked_query_params' AS query
      FROM ${leadWork} AS work JOIN ${leads} AS lead USING (site_id, lead_uuid)
      WHERE work.site_id = ${slug} AND work.received_at >= ${starts_at.toISOString()}::timestamptz
        AND work.received_at < ${ends_at.toISOString()}::timestamptz
    ) AS work`;

const startOfNextMonth = (month: string): string => `${addDays(month, 31).slice(0, 7)}-01`;

/**
 * Each lead counts for all locations (0) and for its own, if it has one. In each of them, it counts for all categories
 * ('') and for its own.
 */
const scopes = sql.raw(`(SELECT 0 UNION ALL SELECT fact.location_id WHERE fact.location_id <> 0) AS place(location_id),
  LATERAL (VALUES (''), (fact.category)) AS topic(category)`);

const insertDayLeads = ({ slug }: CountedSite): SQL => sql`
  INSERT INTO ${reportLeads} (site_id, kind, grain, location_id, category, starts_on, key, label, leads, contacted,
    appointment, test_drive, offer, sold, lost)
  SELECT ${slug}, kind, 'day', place.location_id, topic.category, day, key, max(label), count(*),
    count(*) FILTER (WHERE stage = 'contacted'), count(*) FILTER (WHERE stage = 'appointment'),
    count(*) FILTER (WHERE stage = 'testDrive'), count(*) FILTER (WHERE stage = 'offer'),
    count(*) FILTER (WHERE stage = 'sold'), count(*) FILTER (WHERE stage = 'lost')
  FROM facts AS fact, LATERAL (VALUES ('all', '', ''), ('source', source, ''), ('campaign', campaign, ''),
    ('vehicle', vehicle, title), ('lost', lost_reason, '')) AS part(kind, key, label), LATERAL ${scopes}
  WHERE key IS NOT NULL GROUP BY kind, place.location_id, topic.category, day, key`;

const insertDayAnswers = ({ slug }: CountedSite): SQL => sql`
  INSERT INTO ${reportAnswers} (site_id, kind, grain, location_id, category, starts_on, key, buckets, counts)
  SELECT ${slug}, kind, 'day', location_id, category, day, key, array_agg(bucket ORDER BY bucket),
    array_agg(answers ORDER BY bucket)
  FROM (
    SELECT kind, place.location_id, topic.category, day, key, bucket, count(*)::integer AS answers
    FROM facts AS fact, LATERAL (VALUES ('all', ''), ('person', person), ('hour', hour), ('source', source))
      AS part(kind, key), LATERAL ${scopes}
    WHERE bucket IS NOT NULL AND key IS NOT NULL
    GROUP BY kind, place.location_id, topic.category, day, key, bucket
  ) AS counted
  GROUP BY kind, location_id, category, day, key`;

const daysOf = (month: string): SQL =>
  sql`grain = 'day' AND starts_on >= ${month}::date AND starts_on < ${startOfNextMonth(month)}::date`;

const insertMonthLeads = ({ slug }: CountedSite, month: string): SQL => sql`
  INSERT INTO ${reportLeads} (site_id, kind, grain, location_id, category, starts_on, key, label, leads, contacted,
    appointment, test_drive, offer, sold, lost)
  SELECT site_id, kind, 'month', location_id, category, ${month}::date, key, max(label), sum(leads), sum(contacted),
    sum(appointment), sum(test_drive), sum(offer), sum(sold), sum(lost)
  FROM ${reportLeads} WHERE site_id = ${slug} AND ${daysOf(month)}
  GROUP BY site_id, kind, location_id, category, key`;

const insertMonthAnswers = ({ slug }: CountedSite, month: string): SQL => sql`
  INSERT INTO ${reportAnswers} (site_id, kind, grain, location_id, category, starts_on, key, buckets, counts)
  SELECT site_id, kind, 'month', location_id, category, ${month}::date, key, array_agg(bucket ORDER BY bucket),
    array_agg(answers ORDER BY bucket)
  FROM (
    SELECT site_id, kind, location_id, category, key, bucket, sum(answers)::integer AS answers
    FROM ${reportAnswers}, unnest(buckets, counts) AS part(bucket, answers)
    WHERE site_id = ${slug} AND ${daysOf(month)}
    GROUP BY site_id, kind, location_id, category, key, bucket
  ) AS counted
  GROUP BY site_id, kind, location_id, category, key`;

const markAll = async (tx: Database, { slug, timeZone }: CountedSite): Promise<void> => {
  const { rows } = await tx.execute(sql`
    INSERT INTO ${reportSites} AS site (site_id, time_zone) VALUES (${slug}, ${timeZone})
    ON CONFLICT (site_id) DO UPDATE SET time_zone = excluded.time_zone, year_starts_on = NULL
    WHERE site.time_zone <> excluded.time_zone RETURNING site_id`);
  if (rows.length === 0) return;
  for (const table of [reportLeads, reportAnswers]) await tx.execute(sql`DELETE FROM ${table} WHERE site_id = ${slug}`);
  await tx.execute(sql`
    INSERT INTO ${reportMarks} (site_id, received_at)
    SELECT DISTINCT site_id, date_bin('15 minutes', received_at, TIMESTAMPTZ '2000-01-01 00:00:00Z')
    FROM ${leadWork} WHERE site_id = ${slug}`);
};

/** Returns false if another node is counting the site, or has just stored another time zone for it. */
const lockSite = async (tx: Database, { slug, timeZone }: CountedSite): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    SELECT FROM ${reportSites} WHERE site_id = ${slug} AND time_zone = ${timeZone} FOR UPDATE SKIP LOCKED`);
  return rows.length > 0;
};

const findMarkedMonth = async (tx: Database, { slug, timeZone }: CountedSite): Promise<string | undefined> => {
  const { rows } = await tx.execute<{ month: string }>(sql`
    SELECT to_char(received_at AT TIME ZONE ${timeZone}, 'YYYY-MM-"01"') AS month FROM ${reportMarks}
    WHERE site_id = ${slug} ORDER BY received_at DESC LIMIT 1`);
  return rows[0]?.month;
};

/** Call this before reading the leads. A lead that changes after this call adds a new row to `report_marks`. */
const takeMarks = async (tx: Database, { slug }: CountedSite, spans: readonly DaySpan[]): Promise<void> => {
  await tx.execute(sql`
    DELETE FROM ${reportMarks} AS mark USING ${recordsOf(spans)}
    WHERE site_id = ${slug} AND received_at >= span.starts_at AND received_at < span.ends_at`);
};

const findMarkedDays = async (
  tx: Database,
  { slug, timeZone }: CountedSite,
  month: string,
  limit: number,
): Promise<readonly string[]> => {
  const [start, end] = [month, startOfNextMonth(month)].map((day) =>
    new Date(startOfLocalDay(day, timeZone)).toISOString(),
  );
  const { rows } = await tx.execute<{ day: string }>(sql`
    SELECT DISTINCT to_char(received_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day FROM ${reportMarks}
    WHERE site_id = ${slug} AND received_at >= ${start}::timestamptz AND received_at < ${end}::timestamptz
    ORDER BY day DESC LIMIT ${limit}`);
  return rows.map(({ day }) => day);
};

const daysAtOnce = 2;

const countMonth = async (tx: Database, site: CountedSite, month: string): Promise<void> => {
  const marked = await findMarkedDays(tx, site, month, daysAtOnce + 1);
  const days = marked.slice(0, daysAtOnce);
  const spans = days.map((day) => findSpan(day, site.timeZone));
  // JIT-compiling such a long statement takes longer than running it.
  await tx.execute(sql`SET LOCAL jit = off`);
  await takeMarks(tx, site, spans);
  const isDay = sql`grain = 'day' AND starts_on = ANY(
    ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(days)}::jsonb)::date))`;
  const isMonth = sql`grain = 'month' AND starts_on = ${month}::date`;
  const remove = async (condition: SQL): Promise<void> => {
    for (const table of [reportLeads, reportAnswers])
      await tx.execute(sql`DELETE FROM ${table} WHERE site_id = ${site.slug} AND ${condition}`);
  };
  await remove(isDay);
  for (const span of spans) {
    await tx.execute(sql`
      WITH facts AS MATERIALIZED (${selectFacts(site, span)}), inserted AS (${insertDayLeads(site)})
      ${insertDayAnswers(site)}`);
  }
  if (marked.length > days.length) return;
  await updateYear(tx, site.slug, month, { isOfDays: daysOf(month), isMonth });
  await remove(isMonth);
  await tx.execute(insertMonthLeads(site, month));
  await tx.execute(insertMonthAnswers(site, month));
};

type CountedDatabase = Pick<DatabaseService, 'primary'>;

/** Returns the sites with rows in `report_marks`, new sites and sites whose time zone has changed. */
export const findUncountedSites = async (
  { primary }: CountedDatabase,
  sites: readonly CountedSite[],
): Promise<readonly CountedSite[]> => {
  const { rows } = await primary.execute<{ site_id: string; time_zone: string; has_marks: boolean }>(sql`
    SELECT site_id, time_zone,
      EXISTS (SELECT FROM ${reportMarks} AS mark WHERE mark.site_id = site.site_id) AS has_marks
    FROM ${reportSites} AS site`);
  const counted = new Map(rows.map((row) => [row.site_id, row.has_marks ? null : row.time_zone]));
  return sites.filter(({ slug, timeZone }) => counted.get(slug) !== timeZone);
};

/**
 * Recounts the days that have rows in `report_marks`, the latest month first, and then the rows with the grain 'year'
 * if they're out of date. Each transaction counts up to two days. Idempotent, because each day is counted from the
 * leads as they are.
 * @param signal stops the count between two transactions
 */
export const countSite = async (
  { primary }: CountedDatabase,
  site: CountedSite,
  signal: AbortSignal,
): Promise<void> => {
  await primary.transaction((tx) => markAll(tx, site));
  for (let hasMore = true; hasMore && !signal.aborted; ) {
    hasMore = await primary.transaction(async (tx) => {
      if (!(await lockSite(tx, site))) return false;
      const month = await findMarkedMonth(tx, site);
      await (month === undefined ? countYear(tx, site.slug) : countMonth(tx, site, month));
      return month !== undefined;
    });
  }
};
