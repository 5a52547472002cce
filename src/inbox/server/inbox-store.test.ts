import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseLeads } from '#src/leads/server/admin/purge-leads.ts';
import { createLeadListsJob } from '#src/leads/server/lead-lists-job.ts';
import { leadVehicle } from '#src/leads/testing/make-lead.ts';
import { minuteMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { afterMs, staffNow } from '#src/staff/testing/open-test-staff.ts';
import { firstQuery, openTestInbox, type TestInbox } from '../testing/open-test-inbox.ts';
import type { LeadWorker } from './work-service.ts';

const at = (minutes: number) => ({ receivedAt: afterMs(minutes * minuteMs) });

describe.each(testDatabases)('the inbox on $name', ({ open }) => {
  let test: TestInbox;
  let ann: LeadWorker;

  beforeAll(async () => {
    test = await openTestInbox(open);
    ann = await test.addWorker('Ann', 'manager');
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`TRUNCATE leads, lead_work, lead_notes, lead_events, lead_counters`);
  });

  const list = async (query: Partial<typeof firstQuery> = {}, reader = ann, limit = 50) => {
    const { entries, hasMore } = await test.inbox.list(reader, { ...firstQuery, ...query }, limit, staffNow);
    return { names: entries.map(({ firstName }) => firstName), hasMore, lastUuid: entries.at(-1)?.leadUuid ?? null };
  };

  it('lists unassigned leads oldest first, and mine, done and all newest first', async () => {
    const ids: Record<string, string> = {};
    for (const [minutes, firstName] of ['one', 'two', 'three', 'four'].entries()) {
      ids[firstName] = await test.addLead('wattle', { firstName, ...at(minutes) });
    }
    await test.work.assign(ann, ids.two ?? '', ann.personUuid, staffNow);
    await test.work.setStage(ann, ids.three ?? '', { stage: 'sold', lostReason: null }, staffNow);
    expect((await list()).names).toEqual(['one', 'four']);
    expect((await list({ view: 'mine' })).names).toEqual(['two']);
    expect((await list({ view: 'done' })).names).toEqual(['three']);
    expect((await list({ view: 'all' })).names).toEqual(['four', 'three', 'two', 'one']);
    expect(await test.inbox.count(ann, 100, staffNow)).toEqual({ unassigned: 2, mine: 1, overdue: 0, reminders: 0 });
    expect(await test.inbox.count(ann, 1, staffNow)).toEqual({ unassigned: 1, mine: 1, overdue: 0, reminders: 0 });
  });

  it('lists a colleague’s open leads', async () => {
    const bob = await test.addWorker('Bob', 'manager');
    const id = await test.addLead('wattle', { firstName: 'Known' });
    await test.addLead('wattle', { firstName: 'Free' });
    await test.work.assign(ann, id, ann.personUuid, staffNow);
    expect((await list({ view: 'mine', assigneeUuid: ann.personUuid }, bob)).names).toEqual(['Known']);
    expect((await list({ view: 'mine' }, bob)).names).toEqual([]);
  });

  it('lists no lead of another site, and none of a bot', async () => {
    await test.addLead('acme', { firstName: 'Acme' });
    await test.addLead('wattle', { firstName: 'Bot', isTrapped: true });
    const id = await test.addLead('acme', { firstName: 'Other' });
    expect((await list({ view: 'all' })).names).toEqual([]);
    expect(await test.inbox.findWork(ann, id)).toBeUndefined();
    expect(await test.work.addNote(ann, id, 'hi', staffNow)).toBe('unknown');
    expect(await test.work.assign(ann, id, ann.personUuid, staffNow)).toBe('unknown');
  });

  it('pages through leads of the same moment without a gap or a repeat', async () => {
    for (let index = 0; index < 7; index += 1)
      await test.addLead('wattle', { firstName: `n${index}`, ...at(index % 2) });
    for (const view of ['unassigned', 'all'] as const) {
      const seen: string[] = [];
      let afterUuid: string | null = null;
      for (let hasMore = true; hasMore; ) {
        const page = await list({ view, afterUuid }, ann, 3);
        seen.push(...page.names);
        ({ hasMore, lastUuid: afterUuid } = page);
      }
      expect([view, seen.length, new Set(seen).size]).toEqual([view, 7, 7]);
    }
  });

  it('searches each view within the locations and categories of a person, in the order of the view', async () => {
    const [used, service] = ['Used Vehicle Enquiry', 'Service Enquiry'];
    for (const [minutes, locationId] of [3, 1, 2, 1, 3].entries())
      await test.addLead('wattle', {
        firstName: `n${minutes}`,
        lastName: 'Lee',
        locationId,
        category: used,
        ...at(minutes),
      });
    await test.addLead('wattle', { firstName: 'n5', lastName: 'Lee', locationId: 3, category: service, ...at(5) });
    await test.addLead('wattle', { firstName: 'n6', lastName: 'Other', locationId: 3, category: used, ...at(6) });
    const search = async (view: 'unassigned' | 'all', scope: Partial<LeadWorker>, limit = 50) =>
      (await list({ view, text: 'lee' }, { ...ann, ...scope }, limit)).names;
    expect(await search('unassigned', { locationIds: [3, 1] })).toEqual(['n0', 'n1', 'n3', 'n4', 'n5']);
    expect(await search('unassigned', { locationIds: [3, 1] }, 2)).toEqual(['n0', 'n1']);
    expect(await search('unassigned', { locationIds: [3], categories: [used] })).toEqual(['n0', 'n4']);
    expect(await search('unassigned', { locationIds: [] })).toEqual([]);
    expect(await search('all', { locationIds: [3, 1] })).toEqual(['n5', 'n4', 'n3', 'n1', 'n0']);
    expect(await search('all', { locationIds: [3, 2], categories: [used] })).toEqual(['n4', 'n2', 'n0']);
  });

  it('filters by category and location, and finds by name, phone, email, vehicle and rego', async () => {
    const used = { category: 'Used Vehicle Enquiry', vehicle: leadVehicle, locationId: 7 };
    await test.addLead('wattle', {
      firstName: 'Zoë',
      lastName: "O'Neil",
      phone: '+61499888777',
      email: 'Zoe@Shop.example',
      rego: 'AB 12 CD',
      ...used,
    });
    await test.addLead('wattle', { firstName: 'Bob', lastName: 'Jones', category: 'Service Enquiry', locationId: 8 });
    await test.addLead('acme', { firstName: 'Zoe', lastName: 'Elsewhere' });
    for (const text of ['zoe', 'neil', '0499 888', 'zoe@shop', 'shop.example', 'cx5', 'M1042', 'ab12cd', 'zoë mazda']) {
      expect([text, (await list({ text })).names]).toEqual([text, ['Zoë']]);
    }
    expect((await list({ text: "o'neil \\ ' :* & | !" })).names).toEqual(['Zoë']);
    expect((await list({ category: 'Service Enquiry' })).names).toEqual(['Bob']);
    expect((await list({ locationId: 7 })).names).toEqual(['Zoë']);
    expect((await list({ locationId: 7, category: 'Service Enquiry' })).names).toEqual([]);
  });

  it('shows a person’s other leads by phone or email, within the reader’s scope', async () => {
    const id = await test.addLead('wattle', { firstName: 'A', email: 'x@a.example', phone: '+61400000001' });
    await test.addLead('wattle', { firstName: 'B', email: 'X@A.example', phone: '+61400000002' });
    await test.addLead('wattle', { firstName: 'C', email: 'y@a.example', phone: '+61400000001', locationId: 9 });
    await test.addLead('wattle', { firstName: 'D', email: 'z@a.example', phone: '+61400000003' });
    await test.addLead('acme', { firstName: 'E', email: 'x@a.example', phone: '+61400000001' });
    const names = async (reader: LeadWorker) =>
      (await test.inbox.listOfPerson(reader, id)).map(({ firstName }) => firstName).toSorted();
    expect(await names(ann)).toEqual(['B', 'C']);
    expect(await names({ ...ann, locationIds: [9] })).toEqual(['C']);
  });

  it('loses a lead’s row and notes when the shopper is erased', async () => {
    const id = await test.addLead('wattle', { email: 'gone@example.com' });
    await test.work.addNote(ann, id, 'about the shopper', staffNow);
    await eraseLeads(test.database, { email: 'gone@example.com' }, staffNow);
    expect((await list({ view: 'all' })).names).toEqual([]);
    expect(await test.inbox.listNotes('wattle', id)).toEqual([]);
    const { rows } = await test.database.primary.execute(sql`
      SELECT (SELECT count(*) FROM lead_work) + (SELECT count(*) FROM lead_notes) AS left,
        (SELECT count(*) FROM staff_audit WHERE row_to_json(staff_audit)::text LIKE '%about the shopper%') AS audited`);
    expect(rows).toEqual([{ left: '0', audited: '0' }]);
  });

  it('lists the leads that an older version stored, once', async () => {
    const id = await test.addLead('wattle', { firstName: 'Known', ...at(1) });
    await test.work.assign(ann, id, ann.personUuid, staffNow);
    for (const firstName of ['old', 'older']) await test.addLead('wattle', { firstName, ...at(0) });
    await test.addLead('wattle', { firstName: 'Bot', isTrapped: true });
    await test.database.primary.execute(sql`DELETE FROM lead_work WHERE assignee_uuid IS NULL`);
    const job = createLeadListsJob({
      database: test.database,
      listSites: () => [{ slug: 'wattle' }, { slug: 'acme' }],
    });
    const round = { signal: new AbortController().signal, wake: () => undefined };
    await job.run(round);
    await job.run(round);
    expect((await list({ text: 'old' })).names.toSorted()).toEqual(['old', 'older']);
    expect((await list({ view: 'all' })).names).toHaveLength(3);
    expect((await list({ view: 'mine' })).names).toEqual(['Known']);
  });
});
