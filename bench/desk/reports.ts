import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { localDay } from '../../src/lib/dates/local-day.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { runMigrations } from '../../src/platform/db/run-migrations.ts';
import { startPostgres } from '../../src/platform/db/testing/start-postgres.ts';
import { findReportSpan, reportPeriods } from '../../src/reports/rules/report-periods.ts';
import { reportNames, reportParts } from '../../src/reports/rules/report-query.ts';
import { countSite } from '../../src/reports/server/count-leads.ts';
import { loadReportFacts, type NeededFacts } from '../../src/reports/server/report-facts.ts';
import { createReportStore } from '../../src/reports/server/report-store.ts';
import { median, quantile } from '../lib/quantile.ts';

// Measures the reports of a site with a million leads in a year, on PostgreSQL. See README.md.
const leadCount = Number(process.env.LEADS ?? 1_000_000);
const timeZone = 'Australia/Sydney';
const site = { slug: 'large', timeZone };
const runs = Number(process.env.RUNS ?? 50);
const goalMs = 100;

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
const database = await openDatabase({ url: await postgres.createDatabase('reports'), dataDir: '/nonexistent' });
await runMigrations(database);

const print = (name: string, text: string): void => console.log(`${name.padEnd(58)} ${text}`);
const timed = async (name: string, run: () => Promise<unknown>): Promise<void> => {
  const startMs = performance.now();
  await run();
  print(name, `${((performance.now() - startMs) / 1000).toFixed(2)} s`);
};

interface Client {
  readonly query: (text: string, values?: unknown[]) => Promise<{ readonly rows: readonly Record<string, string>[] }>;
}

const people = Array.from({ length: 60 }, () => randomUUID());
// Fills in 20 locations with 3 people each, 5 categories, 5,000 vehicles, 8 sources and 40 campaigns. About 94 of 100
// leads are answered.
const fill = (client: Client): Promise<unknown> =>
  client.query(
    `
    WITH made AS (
      INSERT INTO leads (site_id, submission_hash, category, source, first_name, email, phone, location_id, vehicle_id,
        vehicle, opt_in, opt_in_text, page_path, lead_attributes, is_trapped, received_at)
      SELECT 'large', n::text, (ARRAY['Used Vehicle Enquiry', 'New Vehicle Enquiry', 'Finance Enquiry',
          'Service Enquiry', 'Trade-In Enquiry'])[1 + n % 5], 'Website', 'Ann', n || '@example.com',
        '+61412345678', 1 + (n / 5) % 20, vehicle, json_build_object('title', '2022 Mazda CX-5 ' || vehicle), true, '',
        '/', json_build_object('linked_query_params', json_build_object('utm_source', 'source' || n % 8,
          'utm_campaign', 'campaign ' || (random() * 40)::integer)), false,
        now() - random() * random() * interval '1 day' - (n % 365) * interval '1 day'
      FROM (SELECT n, (random() * random() * 5000)::integer AS vehicle FROM generate_series(1, $1::integer) AS n) AS given
      RETURNING *
    )
    INSERT INTO lead_work (site_id, lead_uuid, received_at, category, location_id, email, phone, words, stage,
      lost_reason, is_done, answered_at, answered_by, overdue_at)
    SELECT site_id, lead_uuid, received_at, category, location_id, email, phone, '', stage,
      CASE stage WHEN 'lost' THEN (ARRAY['price', 'noAnswer', 'boughtElsewhere'])[1 + (random() * 2)::integer] END,
      stage IN ('sold', 'lost'), CASE WHEN stage <> 'new' THEN received_at + exp(random() * 7) * interval '1 minute' END,
      CASE WHEN stage <> 'new' THEN ($2::uuid[])[location_id * 3 - (random() * 2)::integer] END,
      received_at + interval '2 hours'
    FROM (SELECT *, (ARRAY['new', 'contacted', 'appointment', 'testDrive', 'offer', 'sold', 'lost', 'lost'])[
      1 + least(7, (random() * 8)::integer)] AS stage FROM made) AS worked`,
    [leadCount, people],
  );

/** Creates the indexes after filling the tables. Filling tables that have their indexes takes five times as long. */
const fillWithoutIndexes = async (client: Client): Promise<void> => {
  const { rows } = await client.query(`
    SELECT indexname, indexdef FROM pg_indexes
    WHERE tablename IN ('leads', 'lead_work') AND indexname LIKE '%\\_idx'`);
  for (const { indexname } of rows) await client.query(`DROP INDEX ${indexname}`);
  await client.query('ALTER TABLE lead_work DISABLE TRIGGER USER');
  await fill(client);
  await client.query('ALTER TABLE lead_work ENABLE TRIGGER USER');
  for (const { indexdef = '' } of rows) await client.query(indexdef);
  await client.query('VACUUM ANALYZE');
};

await timed(`fill ${leadCount} leads`, () => database.withClient((client) => fillWithoutIndexes(client as Client)));
const { signal } = new AbortController();
await timed('count all of them once', () => countSite(database, site, signal));
await database.withClient((client) => client.query('VACUUM ANALYZE'));
const store = createReportStore(database);
const readers = {
  'a manager of everything': { locationIds: null, categories: null },
  'a manager of 10 of 20 locations': { locationIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], categories: null },
  'a manager of 2 categories': { locationIds: null, categories: ['Used Vehicle Enquiry', 'New Vehicle Enquiry'] },
  'a manager of 10 locations and 2 categories': {
    locationIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    categories: ['Used Vehicle Enquiry', 'New Vehicle Enquiry'],
  },
};
const today = localDay(Date.now(), timeZone);

const { rows: servers } = await database.primary.execute<{ folder: string }>(sql`
  SELECT current_setting('data_directory') AS folder`);
const postmaster = readFileSync(join(servers[0]?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
/**
 * Returns the processor time of PostgreSQL's child processes and of this process, in milliseconds. Works only on Linux.
 */
const readProcessorMs = (): number => {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  const serverMs = children.map((id) => Number(readFileSync(`/proc/${id}/schedstat`, 'utf8').split(' ')[0]) / 1e6);
  const { user, system } = process.cpuUsage();
  return serverMs.reduce((sum, ms) => sum + ms, (user + system) / 1000);
};

const loads: Readonly<Record<string, NeededFacts>> = {
  ...Object.fromEntries(reportNames.map((name) => [name, { parts: reportParts[name], hasFigures: true }])),
  ...Object.fromEntries(
    Object.values(reportParts)
      .flat()
      .map((part) => [`${part}.csv`, { parts: [part], hasFigures: false }]),
  ),
};
let slow = 0;
print('milliseconds', 'median     p99   processor');
for (const [name, scope] of Object.entries(readers)) {
  for (const days of reportPeriods) {
    for (const [what, needed] of Object.entries(loads)) {
      const times: number[] = [];
      const processorMs: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const [startMs, startProcessorMs] = [performance.now(), readProcessorMs()];
        await loadReportFacts(store, { siteSlug: 'large', ...scope }, needed, findReportSpan(days, today), new Date());
        times.push(performance.now() - startMs);
        processorMs.push(readProcessorMs() - startProcessorMs);
      }
      if (quantile(times, 0.99) > goalMs) slow += 1;
      const figures = [median(times), quantile(times, 0.99), median(processorMs)];
      print(`${what}, ${days} days, ${name}`, figures.map((ms) => ms.toFixed(1).padStart(7)).join(' '));
    }
  }
}
print(`p99 over ${goalMs} ms`, `${slow}; load average ${loadavg()[0]?.toFixed(1)}`);
const touch = (condition: string) =>
  database.withClient((client) => client.query(`UPDATE lead_work SET stage = 'contacted' WHERE ${condition}`));
await touch("received_at > now() - interval '2 hours'");
await timed('count again after changes of today', () => countSite(database, site, signal));
await touch('random() < 0.0003');
await timed('count again after 300 changes over the whole year', () => countSite(database, site, signal));

const { rows } = await database.primary.execute<Record<string, string>>(sql`
  SELECT relname AS name, reltuples::bigint AS rows, pg_size_pretty(pg_total_relation_size(oid)) AS size
  FROM pg_class WHERE relname IN ('leads', 'lead_work', 'report_leads', 'report_answers')`);
for (const { name = '', rows: count, size } of rows) print(name, `${count} rows, ${size}`);
await database.close();
await postgres.stop();
