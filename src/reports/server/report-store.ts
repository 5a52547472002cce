import { type SQL, sql } from 'drizzle-orm';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { StaffReader } from '#src/staff/rules/membership.ts';
import { staffPeople } from '#src/staff/server/tables.ts';
import type { AnswerBuckets } from '../rules/answer-buckets.ts';
import { type ReportSpan, yearMonths } from '../rules/report-periods.ts';
import { reportAnswers, reportLeads, reportSites } from './tables.ts';

export interface StageCounts {
  readonly leads: number;
  readonly contacted: number;
  readonly appointment: number;
  readonly testDrive: number;
  readonly offer: number;
  readonly sold: number;
  readonly lost: number;
}

export interface CountedGroup extends StageCounts {
  readonly key: string;
  readonly label: string;
}

export interface AnsweredGroup {
  readonly key: string;
  readonly personName: string | null;
  readonly buckets: AnswerBuckets;
}

export interface OverdueGroup {
  readonly assigneeUuid: string | null;
  readonly personName: string | null;
  readonly leads: number;
  readonly sinceMs: number;
}

export interface ReportStore {
  readonly countLeads: (
    reader: StaffReader,
    kind: 'all' | 'source' | 'campaign' | 'vehicle' | 'lost',
    span: ReportSpan,
    limit: number,
  ) => Promise<readonly CountedGroup[]>;
  readonly countAnswers: (
    reader: StaffReader,
    kind: 'all' | 'person' | 'hour' | 'source',
    span: ReportSpan,
    limit: number,
  ) => Promise<readonly AnsweredGroup[]>;
  readonly countOverdue: (reader: StaffReader, now: Date) => Promise<readonly OverdueGroup[]>;
}

const jsonValues = (list: readonly unknown[], type: SQL): SQL =>
  sql`(SELECT jsonb_array_elements_text(${JSON.stringify(list)}::jsonb)::${type})`;
const integerType = sql.raw('integer');
const textType = sql.raw('text');

const dateType = sql.raw('date');

const isCounted = (reader: StaffReader, kind: string, { days, months }: ReportSpan): SQL => {
  const { siteSlug, locationIds, categories } = reader;
  const [yearStart] = months;
  // Compares with a single value if possible, because the planner assumes ten values for an array.
  const isOfPlace =
    locationIds === null ? sql`location_id = 0` : sql`location_id = ANY(ARRAY${jsonValues(locationIds, integerType)})`;
  const isOfTopic =
    categories === null ? sql`category = ''` : sql`category = ANY(ARRAY${jsonValues(categories, textType)})`;
  const startsOn = (starts: SQL): SQL => sql`starts_on = ANY(ARRAY${starts})`;
  const isOf = (grain: string, starts: SQL): SQL => sql`(site_id = ${siteSlug} AND grain = ${grain}
    AND ${starts} AND kind = ${kind} AND ${isOfPlace} AND ${isOfTopic})`;
  const isOfDays = isOf('day', startsOn(jsonValues(days, dateType)));
  if (yearStart === undefined || months.length <= yearMonths)
    return sql`(${isOfDays} OR ${isOf('month', startsOn(jsonValues(months, dateType)))})`;
  const years = sql`SELECT year_starts_on FROM ${reportSites}
    WHERE site_id = ${siteSlug} AND year_starts_on = ${yearStart}::date`;
  const monthsAlone = sql`(SELECT month::date FROM jsonb_array_elements_text(${JSON.stringify(months)}::jsonb)
    WITH ORDINALITY AS listed(month, number) WHERE number > ${yearMonths} OR NOT EXISTS (${years}))`;
  return sql`(${isOfDays} OR ${isOf('month', startsOn(monthsAlone))} OR ${isOf('year', sql`starts_on = (${years})`)})`;
};

const isSeen = ({ siteSlug, locationIds, categories }: StaffReader): SQL => {
  const conditions = [sql`site_id = ${siteSlug}`];
  if (locationIds !== null) conditions.push(sql`location_id IN ${jsonValues(locationIds, integerType)}`);
  if (categories !== null) conditions.push(sql`category IN ${jsonValues(categories, textType)}`);
  return sql.join(conditions, sql` AND `);
};

interface AnswerRow extends Record<string, unknown> {
  readonly key: string;
  readonly person_name: string | null;
  readonly bucket: number;
  readonly answers: number;
}

const maxOverdueGroups = 200;

export const selectOverdue = (reader: StaffReader, now: Date): SQL => sql`
  SELECT assignee_uuid, person.name AS person_name, leads, since_ms
  FROM (
    SELECT assignee_uuid, count(*) AS leads, floor(extract(epoch FROM min(overdue_at)) * 1000) AS since_ms
    FROM ${leadWork} WHERE ${isSeen(reader)} AND overdue_at <= ${now.toISOString()}::timestamptz
      AND answered_at IS NULL AND NOT is_done AND merged_into IS NULL AND NOT is_answered_elsewhere
    GROUP BY assignee_uuid ORDER BY count(*) DESC LIMIT ${maxOverdueGroups}
  ) AS overdue LEFT JOIN ${staffPeople} AS person ON person.person_uuid = assignee_uuid
  ORDER BY leads DESC, since_ms`;

export const createReportStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): ReportStore => ({
  countLeads: async (reader, kind, span, limit) => {
    const { rows } = await interactive.execute<Record<string, number> & { key: string; label: string }>(sql`
      SELECT key, max(label) AS label, sum(leads)::integer AS leads, sum(contacted)::integer AS contacted,
        sum(appointment)::integer AS appointment, sum(test_drive)::integer AS test_drive, sum(offer)::integer AS offer,
        sum(sold)::integer AS sold, sum(lost)::integer AS lost
      FROM ${reportLeads} WHERE ${isCounted(reader, kind, span)}
      GROUP BY key HAVING sum(leads) > 0 ORDER BY sum(leads) DESC, key LIMIT ${limit}`);
    return rows.map((row) => ({
      key: row.key,
      label: row.label,
      leads: row.leads ?? 0,
      contacted: row.contacted ?? 0,
      appointment: row.appointment ?? 0,
      testDrive: row.test_drive ?? 0,
      offer: row.offer ?? 0,
      sold: row.sold ?? 0,
      lost: row.lost ?? 0,
    }));
  },
  countAnswers: async (reader, kind, span, limit) => {
    const { rows } = await interactive.execute<AnswerRow>(sql`
      WITH counted AS (
        SELECT key, bucket, sum(answers)::integer AS answers
        FROM ${reportAnswers}, unnest(buckets, counts) AS part(bucket, answers)
        WHERE ${isCounted(reader, kind, span)} GROUP BY key, bucket
      ), listed AS (SELECT key FROM counted GROUP BY key ORDER BY sum(answers) DESC, key LIMIT ${limit})
      SELECT key, name AS person_name, bucket, answers FROM counted JOIN listed USING (key)
      LEFT JOIN ${staffPeople} AS person ON person_uuid = CASE WHEN ${kind} = 'person' THEN key::uuid END
      ORDER BY sum(answers) OVER (PARTITION BY key) DESC, key`);
    const groups = new Map<string, { personName: string | null; buckets: Map<number, number> }>();
    for (const { key, person_name: personName, bucket, answers } of rows) {
      const group = groups.get(key) ?? { personName, buckets: new Map() };
      group.buckets.set(bucket, answers);
      groups.set(key, group);
    }
    return [...groups].map(([key, group]) => ({ key, ...group }));
  },
  countOverdue: async (reader, now) => {
    const { rows } = await interactive.execute<Record<string, string | null>>(selectOverdue(reader, now));
    return rows.map((row) => ({
      assigneeUuid: row.assignee_uuid ?? null,
      personName: row.person_name ?? null,
      leads: Number(row.leads),
      sinceMs: Number(row.since_ms),
    }));
  },
});
