import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import { type InboxQuery, inboxViews } from '../../src/inbox/rules/inbox-query.ts';
import { createInboxStore } from '../../src/inbox/server/inbox-store.ts';
import type { InboxReader } from '../../src/inbox/server/plan-inbox-list.ts';
import { insertLeads } from '../../src/leads/server/lead-store.ts';
import { makeLeadRecord } from '../../src/leads/testing/make-lead-record.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { runMigrations } from '../../src/platform/db/run-migrations.ts';
import { startPostgres } from '../../src/platform/db/testing/start-postgres.ts';
import { quantile } from '../lib/quantile.ts';
import { liveCategories } from './live-people.ts';

// Measures the inbox's lists, searches and filters on PostgreSQL, by default for a site with 100,000 leads. See
// README.md.
const { values } = parseArgs({
  options: { leads: { type: 'string', default: '100000' }, runs: { type: 'string', default: '50' } },
});
const leadCount = Number(values.leads);
const runs = Number(values.runs);
const goalMs = 50;
const pageSize = 50;
const now = new Date();

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
const database = await openDatabase({ url: await postgres.createDatabase('lists'), dataDir: '/nonexistent' });
await runMigrations(database);

const surnames = ['Smith', 'Nguyen', 'Jones', 'Williams', 'Brown', 'Wilson', 'Taylor', 'Martin'];
const titles = ['2022 Mazda CX-5 Akera', '2021 Toyota HiLux SR5', '2023 Kia Sportage GT-Line', '2019 Ford Ranger XLT'];
const pick = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;
const surnameOf = (index: number): string =>
  index % 10 === 0 ? `Rare${index}` : pick(surnames, Math.floor(index / 3));

const makeLead = (siteSlug: string, index: number) => ({
  siteSlug,
  targets: [],
  traceparent: null,
  record: makeLeadRecord({
    firstName: `Ann${index % 500}`,
    lastName: surnameOf(index),
    email: `ann${index}@example.com`,
    phone: `+614${String(10_000_000 + index)}`,
    rego: `AB${String(index).padStart(6, '0')}`,
    category: pick(liveCategories, Math.floor(index / 7)),
    locationId: 1 + (Math.floor(index / 5) % 20),
    vehicle: {
      vehicleId: index % 5000,
      title: pick(titles, index),
      stockNumber: `S${index % 5000}`,
      slug: '',
    } as never,
    receivedAt: new Date(now.getTime() - (leadCount - index) * 300_000),
  }),
});
const batch = 1000;
for (const [siteSlug, count] of [
  ['large', leadCount],
  ['other', Math.ceil(leadCount / 10)],
] as const) {
  for (let from = 0; from < count; from += batch) {
    const size = Math.min(batch, count - from);
    const leads = Array.from({ length: size }, (_, at) => makeLead(siteSlug, from + at));
    await insertLeads(database.primary, leads);
  }
}
const people = Array.from({ length: 60 }, () => randomUUID());
// Of every 20 leads, 12 are done and 8 are open. Of the open leads, the first 4 are assigned, every second one is
// overdue, and the first one waits for the shopper's reply.
await database.withClient(async (client) => {
  await client.query(
    `WITH numbered AS (SELECT site_id, lead_uuid, row_number() OVER (ORDER BY received_at) AS n FROM lead_work)
    UPDATE lead_work AS work SET is_done = n % 20 < 12, stage = CASE WHEN n % 20 < 12 THEN 'sold' ELSE 'new' END,
      assignee_uuid = CASE WHEN n % 20 < 16 THEN ($1::uuid[])[1 + n % 60] END, routed_at = received_at,
      is_waiting = n % 20 = 12, answered_at = CASE WHEN n % 20 <= 12 THEN received_at + interval '1 hour' END,
      overdue_at = received_at + CASE WHEN n % 2 = 0 THEN interval '2 hours' ELSE interval '10 years' END,
      reminder = CASE WHEN n % 200 = 13 THEN 'taskDue' END
    FROM numbered WHERE work.site_id = numbered.site_id AND work.lead_uuid = numbered.lead_uuid`,
    [people],
  );
  await client.query('VACUUM ANALYZE');
});

const statements: SQL[] = [];
const recorded = {
  ...database.interactive,
  execute: (query: SQL) => {
    statements.push(query);
    return database.interactive.execute(query);
  },
} as typeof database.interactive;
const store = createInboxStore({ interactive: recorded });

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}
interface Explained {
  readonly Plan: PlanNode & { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
  readonly 'Execution Time': number;
}
const listScans = (node: PlanNode): readonly string[] => [
  ...(node['Node Type'] === 'Seq Scan' && /^lead/.test(node['Relation Name'] ?? '')
    ? [String(node['Relation Name'])]
    : []),
  ...(node.Plans ?? []).flatMap(listScans),
];
interface Cost {
  /** Execution time that PostgreSQL reports, in milliseconds. */
  readonly statementMs: number;
  /** Number of 8 kB blocks that the statement reads, cached or not. */
  readonly blocks: number;
  /** Lead tables that the statement scans in full. */
  readonly scans: readonly string[];
}
const measureStatement = async (statement: SQL): Promise<Cost> => {
  const { rows } = await database.primary.execute<{ 'QUERY PLAN': readonly Explained[] }>(
    sql`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`,
  );
  const [explained] = rows.flatMap((row) => row['QUERY PLAN']);
  if (explained === undefined) throw new Error('PostgreSQL explained nothing.');
  const { Plan: plan, 'Execution Time': statementMs } = explained;
  return {
    statementMs,
    blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    scans: listScans(plan),
  };
};

const { rows: positions } = await database.primary.execute<{ lead_uuid: string }>(sql`
  SELECT lead_uuid FROM lead_work WHERE site_id = 'large' ORDER BY received_at`);
const everything = { siteSlug: 'large', personUuid: people[13] ?? '', locationIds: null, categories: null };
const readers: Readonly<Record<string, InboxReader>> = {
  everything,
  '2 of 20 locations': { ...everything, locationIds: [3, 17] },
  '2 of 5 categories': { ...everything, categories: ['Service Enquiry', 'Parts Enquiry'] },
  'one location and category': { ...everything, locationIds: [3], categories: ['Service Enquiry'] },
};
const first: InboxQuery = {
  view: 'all',
  text: '',
  category: null,
  locationId: null,
  assigneeUuid: null,
  afterUuid: null,
};
const searches = {
  'a common name': 'smith',
  'two common words': 'ann7 smith',
  'a rare name': 'rare70',
  'no such name': 'nobodyhasthis',
  'a phone number': '0410 000 777',
  'an email': 'ann777@example.com',
  'a vehicle': 'mazda cx-5',
  'a rego': 'AB000777',
};

const format = (ms = Number.NaN): string => ms.toFixed(1).padStart(8);
let slow = 0;
const measure = async (name: string, run: (turn: number) => Promise<unknown>): Promise<void> => {
  const times: number[] = [];
  const costs: Cost[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    statements.length = 0;
    const startMs = performance.now();
    await run(turn);
    times.push(performance.now() - startMs);
    const ofRun = [];
    for (const statement of statements) ofRun.push(await measureStatement(statement));
    costs.push({
      statementMs: ofRun.reduce((sum, cost) => sum + cost.statementMs, 0),
      blocks: ofRun.reduce((sum, cost) => sum + cost.blocks, 0),
      scans: ofRun.flatMap(({ scans }) => scans),
    });
  }
  const whole = [0.5, 0.99].map((share) => quantile(times, share));
  const own = [0.5, 0.99].map((share) =>
    quantile(
      costs.map(({ statementMs }) => statementMs),
      share,
    ),
  );
  if ((whole[1] ?? 0) > goalMs) slow += 1;
  const blocks = Math.max(...costs.map((cost) => cost.blocks));
  const scans = [...new Set(costs.flatMap((cost) => cost.scans))];
  const note = scans.length === 0 ? '' : `  reads all of ${scans.join(', ')}`;
  console.log(`${name.padEnd(62)}${[...whole, ...own].map(format).join('')}${String(blocks).padStart(8)}${note}`);
};

const heads = ['p50', 'p99', 'sql p50', 'sql p99', 'blocks'];
console.log(`${'milliseconds'.padEnd(62)}${heads.map((head) => head.padStart(8)).join('')}`);
// Spreads the runs over the list, from its first page to its last.
const afterOf = (turn: number): string | null =>
  turn === 0 ? null : (positions[Math.floor((turn * positions.length) / runs)]?.lead_uuid ?? null);
for (const [who, reader] of Object.entries(readers)) {
  for (const view of inboxViews) {
    const list = (more: Partial<InboxQuery>) => (turn: number) =>
      store.list(reader, { ...first, view, afterUuid: afterOf(turn), ...more }, pageSize, now);
    await measure(`${view}, ${who}`, list({}));
    await measure(`${view}, ${who}, filtered by category`, list({ category: 'Service Enquiry' }));
    await measure(`${view}, ${who}, filtered by location`, list({ locationId: 3 }));
  }
  for (const [what, text] of Object.entries(searches))
    await measure(`search for ${what}, ${who}`, () => store.list(reader, { ...first, text }, pageSize, now));
  await measure(`search in unassigned, ${who}`, () =>
    store.list(reader, { ...first, view: 'unassigned', text: 'smith' }, pageSize, now),
  );
  await measure(`counts beside the views, ${who}`, () => store.count(reader, 100, now));
}
console.log(`${leadCount} leads; p99 over ${goalMs} ms: ${slow}; load average ${loadavg()[0]?.toFixed(1)}`);
await database.close();
await postgres.stop();
process.exitCode = slow === 0 ? 0 : 1;
