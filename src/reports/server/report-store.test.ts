import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LeadRecord } from '#src/leads/rules/lead.ts';
import { createLeadPurge, eraseLeads } from '#src/leads/server/admin/purge-leads.ts';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import { makeLeadRecord } from '#src/leads/testing/make-lead-record.ts';
import { minuteMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { StaffReader } from '#src/staff/rules/membership.ts';
import { openTestStaff, type TestStaff } from '#src/staff/testing/open-test-staff.ts';
import { findReportSpan, type ReportPeriod } from '../rules/report-periods.ts';
import { createReportJob } from './report-job.ts';
import { createReportStore, type ReportStore, selectOverdue } from './report-store.ts';

const all: StaffReader = { siteSlug: 'wattle', locationIds: null, categories: null };
const received = new Date('2026-11-28T14:00:00Z');
const adelaide = { slug: 'wattle', timeZone: 'Australia/Adelaide' };
const stay = new AbortController().signal;

describe.each(testDatabases)('the reports on $name', ({ open }) => {
  let test: TestStaff;
  let store: ReportStore;
  let [ann, bob]: string[] = [];

  beforeAll(async () => {
    test = await openTestStaff(open);
    store = createReportStore(test.database);
    [ann, bob] = [await test.addPerson('Ann'), await test.addPerson('Bob')];
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(
      sql`TRUNCATE leads, lead_work, report_sites, report_marks, report_leads, report_answers`,
    );
  });

  const count = (site = adelaide): Promise<void> =>
    createReportJob({ database: test.database, listSites: () => [site] }).run({ signal: stay, wake: () => undefined });

  interface Work {
    readonly answeredMinutes?: number;
    readonly by?: string | undefined;
    readonly stage?: string;
    readonly reason?: string;
    readonly overdueAt?: Date;
    readonly assignee?: string | undefined;
  }

  const work = async (leadUuid: string, { answeredMinutes, by, stage, reason, overdueAt, assignee }: Work) => {
    const minutes = answeredMinutes ?? null;
    await test.database.primary.execute(sql`
      UPDATE ${leadWork} SET answered_at = received_at + ${minutes}::float8 * interval '1 minute',
        answered_by = ${by ?? null}::uuid, stage = ${stage ?? 'new'}, lost_reason = ${reason ?? null},
        is_done = ${stage === 'sold' || stage === 'lost'}, overdue_at = ${overdueAt?.toISOString() ?? null}::timestamptz,
        assignee_uuid = ${assignee ?? null}::uuid
      WHERE lead_uuid = ${leadUuid}::uuid`);
  };
  const add = async (fields: Partial<LeadRecord> = {}, done: Work = {}, site = 'wattle'): Promise<string> => {
    const record = makeLeadRecord({ receivedAt: received, ...fields });
    const leadUuid = await createLeadStore(test.database).store(site, record, []);
    await work(leadUuid, done);
    return leadUuid;
  };
  const leadsBy = async (
    kind: Parameters<ReportStore['countLeads']>[1],
    reader: StaffReader = all,
    days: ReportPeriod = 30,
    today = '2026-11-29',
  ) => {
    const groups = await store.countLeads(reader, kind, findReportSpan(days, today), 20);
    return Object.fromEntries(groups.map(({ key, leads }) => [key, leads]));
  };
  const answersBy = async (kind: Parameters<ReportStore['countAnswers']>[1], reader: StaffReader = all) => {
    const groups = await store.countAnswers(reader, kind, findReportSpan(30, '2026-11-29'), 20);
    return groups.map(({ key, personName, buckets }) => [personName ?? key, Object.fromEntries(buckets)]);
  };
  const snapshot = async () => {
    const { rows } = await test.database.primary.execute(sql`
      SELECT (SELECT json_agg(l ORDER BY l) FROM report_leads AS l) AS leads,
        (SELECT json_agg(a ORDER BY a.kind, a.grain, a.location_id, a.category, a.key) FROM report_answers AS a) AS answers,
        (SELECT count(*) FROM report_marks) AS marks`);
    return rows[0];
  };

  it('counts answers by person, local hour and source', async () => {
    const campaign = { linked_query_params: { utm_source: ' Google ', utm_campaign: 'Spring' } };
    await add({ attributes: campaign }, { answeredMinutes: 4, by: ann });
    await add({}, { answeredMinutes: 60, by: ann });
    await add({ receivedAt: new Date('2026-11-28T04:31:00Z') }, { answeredMinutes: 0, by: bob });
    await add();
    await count();
    expect(await answersBy('person')).toEqual([
      ['Ann', { 8: 1, 23: 1 }],
      ['Bob', { 0: 1 }],
    ]);
    expect(await answersBy('hour')).toEqual([
      ['0', { 8: 1, 23: 1 }],
      ['15', { 0: 1 }],
    ]);
    expect(await answersBy('source')).toEqual([
      ['Website', { 0: 1, 23: 1 }],
      ['google', { 8: 1 }],
    ]);
    expect(await leadsBy('source')).toEqual({ Website: 3, google: 1 });
    expect(await leadsBy('campaign')).toEqual({ '': 3, Spring: 1 });
  });

  it('counts stages and reasons, and a vehicle by its title', async () => {
    const vehicle = { vehicleId: 7, title: '2022 Mazda CX-5' } as LeadRecord['vehicle'];
    await add({ vehicle }, { stage: 'sold' });
    await add({ vehicle }, { stage: 'testDrive' });
    await add({}, { stage: 'lost', reason: 'price' });
    await count();
    const [whole] = await store.countLeads(all, 'all', findReportSpan(7, '2026-11-29'), 1);
    expect(whole).toMatchObject({ leads: 3, sold: 1, testDrive: 1, lost: 1, offer: 0 });
    const [cars] = await store.countLeads(all, 'vehicle', findReportSpan(7, '2026-11-29'), 1);
    expect(cars).toMatchObject({ key: '7', label: '2022 Mazda CX-5', leads: 2, sold: 1 });
    expect(await leadsBy('lost')).toEqual({ price: 1 });
  });

  it('counts only the locations and categories of a person, and only their site', async () => {
    await add({ locationId: 1, category: 'Service Enquiry' });
    await add({ locationId: 2, category: 'Service Enquiry' });
    await add({ locationId: 2, category: 'Finance Enquiry' });
    await add({ locationId: null, category: 'Finance Enquiry' });
    await add({}, {}, 'acme');
    await count();
    await count({ ...adelaide, slug: 'acme' });
    expect(await leadsBy('all')).toEqual({ '': 4 });
    expect(await leadsBy('all', { ...all, locationIds: [2, 3] })).toEqual({ '': 2 });
    expect(await leadsBy('all', { ...all, categories: ['Finance Enquiry'] })).toEqual({ '': 2 });
    expect(await leadsBy('all', { ...all, locationIds: [1, 2], categories: ['Service Enquiry'] })).toEqual({ '': 2 });
    expect(await leadsBy('all', { ...all, siteSlug: 'acme' })).toEqual({ '': 1 });
  });

  it('counts the days of a period, and each once', async () => {
    for (const day of [
      '2025-11-29',
      '2025-11-30',
      '2025-12-01',
      '2026-08-31',
      '2026-09-01',
      '2026-10-30',
      '2026-11-22',
    ])
      await add({ receivedAt: new Date(`${day}T03:00:00Z`) });
    await count();
    const counted: unknown[] = [];
    for (const days of [7, 30, 90, 365] as const) counted.push((await leadsBy('all', all, days))['']);
    expect(counted).toEqual([undefined, 1, 3, 6]);
  });

  it('counts a month with more marked days than it counts at once', async () => {
    for (let day = 1; day <= 12; day += 1)
      await add({ receivedAt: new Date(Date.UTC(2026, 9, day, 3)) }, { answeredMinutes: 4, by: ann });
    await count();
    const span = findReportSpan(365, '2026-11-29');
    expect((await store.countLeads(all, 'all', span, 1))[0]?.leads).toBe(12);
    expect((await store.countAnswers(all, 'person', span, 1))[0]?.buckets).toEqual(new Map([[8, 12]]));
  });

  it('counts again after a correction, an erasure and a deletion by age', async () => {
    const fixed = await add({}, { answeredMinutes: 4, by: ann });
    await add({ email: 'gone@example.com' }, { stage: 'sold' });
    await add({ receivedAt: new Date('2026-10-01T00:00:00Z') });
    await count();
    await work(fixed, { answeredMinutes: 60, by: bob, stage: 'lost', reason: 'price' });
    await eraseLeads(test.database, { siteSlug: 'wattle', email: 'gone@example.com' }, received);
    await createLeadPurge(test.database).purgeBefore(new Date('2026-10-02T00:00:00Z'));
    await count();
    expect(await answersBy('person')).toEqual([['Bob', { 23: 1 }]]);
    expect(await leadsBy('all', all, 90)).toEqual({ '': 1 });
    expect(await leadsBy('lost')).toEqual({ price: 1 });
  });

  it('gives the same counts if it counts twice, and marks nothing for a change that it doesn’t count', async () => {
    const lead = await add({ locationId: 3 }, { answeredMinutes: 9, by: ann });
    await count();
    const first = await snapshot();
    expect(first).toMatchObject({ marks: '0' });
    await test.database.primary.execute(sql`UPDATE ${leadWork} SET is_waiting = true WHERE lead_uuid = ${lead}::uuid`);
    expect(await snapshot()).toEqual(first);
    await test.database.primary.execute(sql`DELETE FROM report_sites`);
    await Promise.all([count(), count()]);
    expect(await snapshot()).toEqual(first);
  });

  it('counts every day again in a new time zone', async () => {
    await add({ receivedAt: new Date('2026-11-29T13:15:00Z') }, { answeredMinutes: 1, by: ann });
    await count();
    expect(await leadsBy('all', all, 7)).toEqual({ '': 1 });
    expect((await answersBy('hour'))[0]?.[0]).toBe('23');
    await count({ ...adelaide, timeZone: 'Australia/Sydney' });
    expect(await leadsBy('all', all, 7)).toEqual({});
    expect(await leadsBy('all', all, 7, '2026-11-30')).toEqual({ '': 1 });
  });

  it('counts overdue leads at the moment, by person', async () => {
    const past = (minutes: number): Date => new Date(received.getTime() - minutes * minuteMs);
    await add({ locationId: 1 }, { overdueAt: past(5), assignee: ann });
    await add({ locationId: 1 }, { overdueAt: past(90), assignee: ann });
    await add({ locationId: 2 }, { overdueAt: past(1) });
    await add({}, { overdueAt: past(-1), assignee: ann });
    await add({}, { overdueAt: past(5), answeredMinutes: 3, by: ann, assignee: ann });
    await add({}, { overdueAt: past(5), stage: 'lost', reason: 'price' });
    expect(await store.countOverdue(all, received)).toEqual([
      { assigneeUuid: ann, personName: 'Ann', leads: 2, sinceMs: past(90).getTime() },
      { assigneeUuid: null, personName: null, leads: 1, sinceMs: past(1).getTime() },
    ]);
    expect(await store.countOverdue({ ...all, locationIds: [2] }, received)).toMatchObject([{ leads: 1 }]);
  });

  it('counts overdue leads from an index alone', async () => {
    const limited = { ...all, locationIds: [2], categories: ['Used Vehicle Enquiry'] };
    await add({}, { overdueAt: new Date(received.getTime() - minuteMs) });
    const { primary } = test.database;
    await primary.execute(sql`
      INSERT INTO lead_work SELECT (jsonb_populate_record(work, jsonb_build_object('lead_uuid', gen_random_uuid()))).*
      FROM lead_work AS work, generate_series(1, 2000)`);
    await primary.execute(sql`VACUUM ANALYZE lead_work`);
    const { rows: plan } = await primary.execute(sql`EXPLAIN ${selectOverdue(limited, received)}`);
    expect(JSON.stringify(plan)).toContain('Index Only Scan using lead_work_overdue_here_idx');
  });
});
