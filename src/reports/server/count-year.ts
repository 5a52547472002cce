import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { yearMonths } from '../rules/report-periods.ts';
import { reportAnswers, reportLeads, reportSites } from './tables.ts';

const pk = sql.raw('(site_id, grain, starts_on, kind, location_id, category, key)');
const group = sql.raw('kind, location_id, category, key');
const stages = ['leads', 'contacted', 'appointment', 'test_drive', 'offer', 'sold', 'lost'] as const;
const listStages = (write: (stage: string) => string): SQL => sql.raw(stages.map(write).join(', '));

/** @param rows with the columns of `report_leads`; negative counts are deducted from the year */
const addLeads = (slug: string, yearStart: string, rows: SQL): SQL => sql`
  INSERT INTO ${reportLeads} AS year (site_id, grain, starts_on, ${group}, label, ${listStages((stage) => stage)})
  SELECT ${slug}, 'year', ${yearStart}::date, ${group}, max(label), ${listStages((stage) => `sum(${stage})`)}
  FROM (${rows}) AS added GROUP BY ${group}
  HAVING ${sql.raw(stages.map((stage) => `sum(${stage}) <> 0`).join(' OR '))}
  ON CONFLICT ${pk} DO UPDATE SET label = greatest(year.label, excluded.label),
    ${listStages((stage) => `${stage} = year.${stage} + excluded.${stage}`)}`;

/** @param rows with the columns kind, location_id, category, key, bucket and answers */
const addAnswers = (slug: string, yearStart: string, rows: SQL): SQL => sql`
  WITH added AS MATERIALIZED (
    SELECT ${group}, bucket, sum(answers) AS answers FROM (${rows}) AS added
    GROUP BY ${group}, bucket HAVING sum(answers) <> 0
  ), summed AS (
    SELECT ${group}, bucket, sum(answers)::integer AS answers
    FROM (
      SELECT * FROM added
      UNION ALL
      SELECT ${group}, part.bucket, part.answers
      FROM (SELECT DISTINCT ${group} FROM added) AS touched JOIN ${reportAnswers} AS year USING (${group})
      CROSS JOIN unnest(buckets, counts) AS part(bucket, answers)
      WHERE site_id = ${slug} AND grain = 'year' AND starts_on = ${yearStart}::date
    ) AS all_parts
    GROUP BY ${group}, bucket
  )
  INSERT INTO ${reportAnswers} (site_id, grain, starts_on, ${group}, buckets, counts)
  SELECT ${slug}, 'year', ${yearStart}::date, ${group},
    coalesce(array_agg(bucket ORDER BY bucket) FILTER (WHERE answers <> 0), '{}'),
    coalesce(array_agg(answers ORDER BY bucket) FILTER (WHERE answers <> 0), '{}')
  FROM summed GROUP BY ${group}
  ON CONFLICT ${pk} DO UPDATE SET buckets = excluded.buckets, counts = excluded.counts`;

const selectLeads = (slug: string, condition: SQL, sign: '+' | '-' = '+'): SQL => sql`
  SELECT ${group}, label, ${listStages((stage) => `${sign}${stage} AS ${stage}`)} FROM ${reportLeads}
  WHERE site_id = ${slug} AND ${condition}`;

const selectAnswers = (slug: string, condition: SQL, sign: '+' | '-' = '+'): SQL => sql`
  SELECT ${group}, part.bucket, ${sql.raw(sign)}part.answers AS answers
  FROM ${reportAnswers} CROSS JOIN unnest(buckets, counts) AS part(bucket, answers)
  WHERE site_id = ${slug} AND ${condition}`;

const unionAll = (one: SQL, other: SQL): SQL => sql`${one} UNION ALL ${other}`;

const endOf = (yearStart: SQL): SQL => sql`(${yearStart} + ${yearMonths} * interval '1 month')::date`;

/**
 * Updates the rows with the grain 'year': adds all day rows of the month and deducts the stored month row. Call it
 * before the month's rows are replaced. Does nothing if the stored year doesn't include the month.
 */
export const updateYear = async (
  tx: Database,
  slug: string,
  month: string,
  { isOfDays, isMonth }: { readonly isOfDays: SQL; readonly isMonth: SQL },
): Promise<void> => {
  const { rows } = await tx.execute<{ start: string }>(sql`
    SELECT year_starts_on::text AS start FROM ${reportSites} WHERE site_id = ${slug}
      AND year_starts_on <= ${month}::date AND ${month}::date < ${endOf(sql`year_starts_on`)}`);
  const yearStart = rows[0]?.start;
  if (yearStart === undefined) return;
  await tx.execute(addLeads(slug, yearStart, unionAll(selectLeads(slug, isOfDays), selectLeads(slug, isMonth, '-'))));
  await tx.execute(
    addAnswers(slug, yearStart, unionAll(selectAnswers(slug, isOfDays), selectAnswers(slug, isMonth, '-'))),
  );
};

export const countYear = async (tx: Database, slug: string): Promise<void> => {
  const { rows } = await tx.execute<{ start: string; is_counted: boolean }>(sql`
    SELECT start::text,
      start IS NOT DISTINCT FROM year_starts_on AND year_counted_at > now() - interval '1 day' AS is_counted
    FROM ${reportSites}, (
      SELECT (max(starts_on) - ${yearMonths} * interval '1 month')::date AS start FROM ${reportLeads}
      WHERE site_id = ${slug} AND grain = 'month'
    ) AS latest
    WHERE site_id = ${slug} AND start IS NOT NULL`);
  const [year] = rows;
  if (year === undefined || year.is_counted) return;
  await tx.execute(sql`SET LOCAL jit = off`);
  for (const table of [reportLeads, reportAnswers])
    await tx.execute(sql`DELETE FROM ${table} WHERE site_id = ${slug} AND grain = 'year'`);
  const isOfYear = sql`grain = 'month' AND starts_on = ANY(ARRAY(
    SELECT (${year.start}::date + number * interval '1 month')::date
    FROM generate_series(0, ${yearMonths - 1}::integer) AS number))`;
  const { rows: scopes } = await tx.execute<{ location_id: number; category: string }>(sql`
    SELECT DISTINCT location_id, category FROM ${reportLeads}
    WHERE site_id = ${slug} AND kind = 'all' AND ${isOfYear}`);
  // Counts one scope at a time, so that no statement takes long. The kinds are listed so that a statement can use the
  // index.
  for (const { location_id: locationId, category } of scopes) {
    const isOf = (kinds: string): SQL => sql`${isOfYear} AND kind IN ${sql.raw(kinds)}
      AND location_id = ${locationId} AND category = ${category}`;
    const ofLeads = isOf("('all', 'source', 'campaign', 'vehicle', 'lost')");
    await tx.execute(addLeads(slug, year.start, selectLeads(slug, ofLeads)));
    const ofAnswers = isOf("('all', 'person', 'hour', 'source')");
    await tx.execute(addAnswers(slug, year.start, selectAnswers(slug, ofAnswers)));
  }
  await tx.execute(sql`
    UPDATE ${reportSites} SET year_starts_on = ${year.start}::date, year_counted_at = now() WHERE site_id = ${slug}`);
};
