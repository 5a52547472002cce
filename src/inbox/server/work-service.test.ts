import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { staffNow } from '#src/staff/testing/open-test-staff.ts';
import { openTestInbox, type TestInbox } from '../testing/open-test-inbox.ts';
import { type LeadWorker, releaseLeads } from './work-service.ts';

describe.each(testDatabases)('work on leads on $name', ({ open }) => {
  let test: TestInbox;
  let [boss, ann, bob]: LeadWorker[] = [];
  let lead: string;

  beforeAll(async () => {
    test = await openTestInbox(open);
    [boss, ann, bob] = [
      await test.addWorker('Boss', 'manager'),
      await test.addWorker('Ann', 'sales'),
      await test.addWorker('Bob', 'sales', { locationIds: [2] }),
    ];
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`TRUNCATE leads, lead_work, lead_events, lead_counters, staff_audit`);
    lead = await test.addLead('wattle', { locationId: 2 });
  });

  const get = (worker: LeadWorker | undefined): LeadWorker => {
    if (worker === undefined) throw new Error('There is no worker.');
    return worker;
  };
  const stateOf = async () => {
    const { rows } = await test.database.primary.execute(sql`
      SELECT (SELECT array_agg(kind ORDER BY seq) FROM lead_events) AS events, (SELECT count(*) FROM staff_audit) AS audited`);
    return rows[0];
  };

  it('gives a lead to one of two salespeople who take it at once', async () => {
    const take = (worker: LeadWorker) => test.work.assign(worker, lead, worker.personUuid, staffNow);
    const outcomes = await Promise.all([take(get(ann)), take(get(bob))]);
    expect(outcomes.toSorted()).toEqual(['done', 'taken']);
    expect(await stateOf()).toEqual({ events: ['arrived', 'changed'], audited: '1' });
  });

  it('gives a lead only to a person who may work on it', async () => {
    const elsewhere = await test.addLead('wattle', { locationId: 3 });
    const assign = (id: string, personUuid: string) => test.work.assign(get(boss), id, personUuid, staffNow);
    expect(await assign(elsewhere, get(bob).personUuid)).toBe('wrongAssignee');
    expect(await assign(elsewhere, await test.staff.addPerson('Foreign', { siteSlug: 'acme', role: 'owner' }))).toBe(
      'wrongAssignee',
    );
    expect(await assign(elsewhere, await test.staff.addPerson('Stock', { siteSlug: 'wattle', role: 'stock' }))).toBe(
      'wrongAssignee',
    );
    expect(await assign(lead, get(bob).personUuid)).toBe('done');
    expect(await test.inbox.findWork(get(boss), lead)).toMatchObject({ assigneeName: 'Bob' });
  });

  it('changes nothing for a person whose role or scope excludes the lead', async () => {
    const stock = { ...get(ann), role: 'stock' } as const;
    expect(await test.work.addNote(stock, lead, 'x', staffNow)).toBe('notAllowed');
    const elsewhere = { ...get(ann), locationIds: [3] };
    expect(await test.work.setStage(elsewhere, lead, { stage: 'sold', lostReason: null }, staffNow)).toBe('unknown');
    expect(await stateOf()).toEqual({ events: ['arrived'], audited: '0' });
  });

  it('audits each change with what was before and after', async () => {
    await test.work.setStage(get(ann), lead, { stage: 'contacted', lostReason: 'price' }, staffNow);
    await test.work.setStage(get(ann), lead, { stage: 'lost', lostReason: 'price' }, staffNow);
    await test.work.addNote(get(ann), lead, 'called', staffNow);
    const entries = await test.staff.audit.listOfSubject('wattle', lead);
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['leadStageChanged', { stage: 'new', lostReason: null }, { stage: 'contacted', lostReason: null }],
      ['leadStageChanged', { stage: 'contacted', lostReason: null }, { stage: 'lost', lostReason: 'price' }],
      ['leadNoted', null, { note: expect.any(String) }],
    ]);
    expect(await test.inbox.listNotes('wattle', lead)).toMatchObject([{ personName: 'Ann', text: 'called' }]);
  });

  it('gives a leaver’s open leads back, and keeps their done ones', async () => {
    const done = await test.addLead('wattle', {});
    for (const id of [lead, done]) await test.work.assign(get(ann), id, get(ann).personUuid, staffNow);
    await test.work.setStage(get(ann), done, { stage: 'sold', lostReason: null }, staffNow);
    await test.database.primary.transaction((tx) =>
      releaseLeads(tx, 'wattle', get(ann).personUuid, get(boss), staffNow),
    );
    expect(await test.inbox.findWork(get(boss), lead)).toMatchObject({ assigneeUuid: null });
    expect(await test.inbox.findWork(get(boss), done)).toMatchObject({ assigneeName: 'Ann' });
  });
});
