import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LeadRecord } from '#src/leads/rules/lead.ts';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import { makeLeadRecord } from '#src/leads/testing/make-lead-record.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { openTestStaff, type TestStaff } from '#src/staff/testing/open-test-staff.ts';
import { findReportSpan } from '../rules/report-periods.ts';
import { countSite } from './count-leads.ts';
import { createReportStore, type ReportStore } from './report-store.ts';

const all = { siteSlug: 'wattle', locationIds: null, categories: null };
const timeZone = 'Australia/Adelaide';

describe.each(testDatabases)('the 11 months added up in advance on $name', ({ open }) => {
  let test: TestStaff;
  let store: ReportStore;
  let ann: string;

  beforeAll(async () => {
    test = await openTestStaff(open);
    store = createReportStore(test.database);
    ann = await test.addPerson('Ann');
  });
  afterAll(() => test?.close());
  beforeEach(() => run(sql`TRUNCATE leads, lead_work, report_sites, report_marks, report_leads, report_answers`));

  const run = (statement: ReturnType<typeof sql>) => test.database.primary.execute(statement);
  const count = () => countSite(test.database, { slug: 'wattle', timeZone }, new AbortController().signal);
  const add = async (day: string, fields: Partial<LeadRecord> = {}): Promise<string> => {
    const record = makeLeadRecord({ receivedAt: new Date(`${day}T03:00:00Z`), ...fields });
    const leadUuid = await createLeadStore(test.database).store('wattle', record, []);
    await run(sql`
      UPDATE ${leadWork} SET answered_at = received_at + interval '4 minutes', answered_by = ${ann}::uuid
      WHERE lead_uuid = ${leadUuid}::uuid`);
    return leadUuid;
  };
  const read = async (today = '2026-11-29') => {
    const span = findReportSpan(365, today);
    const [whole] = await store.countLeads(all, 'all', span, 1);
    const lost = await store.countLeads(all, 'lost', span, 20);
    const people = await store.countAnswers(all, 'person', span, 20);
    return {
      leads: whole?.leads ?? 0,
      lost: lost.map(({ key, leads }) => [key, leads]),
      answers: people.map(({ personName, buckets }) => [personName, Object.fromEntries(buckets)]),
    };
  };
  const removeMonths = () => run(sql`DELETE FROM report_leads WHERE grain = 'month' AND starts_on < '2026-11-01'`);

  it('are read instead of their months', async () => {
    for (const day of ['2025-11-29', '2025-11-30', '2025-12-01', '2026-10-31', '2026-11-01']) await add(day);
    await count();
    expect(await read()).toEqual({ leads: 4, lost: [], answers: [['Ann', { 8: 4 }]] });
    await removeMonths();
    expect(await read()).toMatchObject({ leads: 4 });
  });

  it('follow a correction and a deletion, and list no group without leads', async () => {
    const [lost, gone] = [await add('2026-03-01'), await add('2026-03-02')];
    await add('2026-11-01');
    await count();
    await run(sql`UPDATE ${leadWork} SET stage = 'lost', lost_reason = 'price' WHERE lead_uuid = ${lost}::uuid`);
    await count();
    expect(await read()).toEqual({ leads: 3, lost: [['price', 1]], answers: [['Ann', { 8: 3 }]] });
    await run(sql`
      UPDATE ${leadWork} SET lost_reason = 'noAnswer', answered_at = NULL, answered_by = NULL
      WHERE lead_uuid = ${lost}::uuid`);
    await run(sql`DELETE FROM ${leadWork} WHERE lead_uuid = ${gone}::uuid`);
    await count();
    expect(await read()).toEqual({ leads: 2, lost: [['noAnswer', 1]], answers: [['Ann', { 8: 1 }]] });
  });

  it('move on with the first lead of a month; until then, the months are read', async () => {
    for (const day of ['2025-12-01', '2026-01-01', '2026-11-01']) await add(day);
    await count();
    expect(await read('2026-12-31')).toMatchObject({ leads: 2 });
    await add('2026-12-02');
    expect(await read('2026-12-31')).toMatchObject({ leads: 2 });
    await count();
    expect(await read('2026-12-31')).toMatchObject({ leads: 3 });
    const { rows } = await run(sql`SELECT DISTINCT starts_on::text FROM report_leads WHERE grain = 'year'`);
    expect(rows).toEqual([{ starts_on: '2026-01-01' }]);
  });

  it('are added up again after a day, and in a new time zone', async () => {
    await add('2026-03-01');
    await add('2026-11-01');
    await count();
    await run(sql`DELETE FROM report_leads WHERE grain = 'year'`);
    await count();
    expect(await read()).toMatchObject({ leads: 1 });
    await run(sql`UPDATE report_sites SET year_counted_at = now() - interval '25 hours'`);
    await count();
    expect(await read()).toMatchObject({ leads: 2 });
    await countSite(test.database, { slug: 'wattle', timeZone: 'Australia/Perth' }, new AbortController().signal);
    expect(await read()).toMatchObject({ leads: 2 });
  });
});
