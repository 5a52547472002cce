import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseLeads } from '#src/leads/server/admin/purge-leads.ts';
import { minuteMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { afterMs, staffNow } from '#src/staff/testing/open-test-staff.ts';
import { addPair, emptyInbox } from '../testing/add-pair.ts';
import { changeLead, leadHistory } from '../testing/lead-history.ts';
import { firstQuery, openTestInbox, type TestInbox } from '../testing/open-test-inbox.ts';
import { readLeadRows } from '../testing/read-lead-rows.ts';
import { createMergeService, type MergeService } from './merge-service.ts';
import { createMessageService, type MessageService } from './message-service.ts';
import { createMessageStore } from './message-store.ts';
import { createTaskService, type TaskService } from './task-service.ts';
import type { LeadWorker } from './work-service.ts';

describe.each(testDatabases)('merging leads on $name', ({ open }) => {
  let test: TestInbox;
  let boss: LeadWorker;
  let ann: LeadWorker;
  let merges: MergeService;
  let tasks: TaskService;
  let messaging: MessageService;
  let main: string;
  let other: string;

  beforeAll(async () => {
    test = await openTestInbox(open);
    boss = await test.addWorker('Boss', 'manager');
    ann = await test.addWorker('Ann', 'sales');
    merges = createMergeService(test.database);
    tasks = createTaskService(test.database);
    messaging = createMessageService({ database: test.database, onDeliveriesQueued: () => undefined });
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    const others = { firstName: 'Other', lastName: 'Zebra', locationId: 2 };
    [main, other] = await addPair(test, { firstName: 'Main', locationId: 1 }, others);
  });

  const merge = (mainUuid = main, otherUuid = other, worker = boss) =>
    merges.merge(worker, { mainUuid, otherUuid }, staffNow);
  const unmerge = (mainUuid = main, otherUuid = other) => merges.unmerge(boss, { mainUuid, otherUuid }, staffNow);
  const reply = (lead: string, lastSeen: number, text = 'Hi') =>
    messaging.reply(
      ann,
      lead,
      { messageUuid: randomUUID(), lastSeen, kind: 'mail', subject: 'CX-5', text, files: [] },
      staffNow,
    );
  const list = async (query: Partial<typeof firstQuery> = {}, reader = ann) =>
    (await test.inbox.list(reader, { ...firstQuery, view: 'all', ...query }, 50, staffNow)).entries.map(
      ({ firstName }) => firstName,
    );

  it('lists one lead, which a search finds by the words of both', async () => {
    await merge();
    expect(await list()).toEqual(['Main']);
    expect(await test.inbox.count(ann, 100, staffNow)).toMatchObject({ unassigned: 1 });
    expect([await list({ text: 'zebra' }), await list({ text: 'other zebra', locationId: 1 })]).toEqual([
      ['Main'],
      ['Main'],
    ]);
    expect(await list({ text: 'zebra', locationId: 2 })).toEqual([]);
    expect(await test.inbox.findWork(ann, other)).toBeUndefined();
    expect([await test.inbox.findShown(ann, other), await test.inbox.findShown(ann, main)]).toEqual([main, main]);
    expect(await test.inbox.listOfPerson(ann, main)).toEqual([]);
    expect(await test.inbox.listMerged('wattle', main)).toMatchObject([{ leadUuid: other, firstName: 'Other' }]);
    // Two more leads have the word in their own name. They fill the page, so only the head of the list is searched.
    for (const firstName of ['Zebra', 'Zebra'])
      await test.addLead('wattle', { firstName, receivedAt: new Date('2026-11-01T00:00:00Z') });
    const { entries } = await test.inbox.list(ann, { ...firstQuery, view: 'all', text: 'zebra' }, 1, staffNow);
    expect(entries.map(({ firstName }) => firstName)).toEqual(['Main']);
  });

  it('shows both to people who see the main lead, and neither to others', async () => {
    const near = { ...ann, locationIds: [1] };
    const far = { ...ann, locationIds: [2] };
    expect([await list({}, near), await list({}, far)]).toEqual([['Main'], ['Other']]);
    await merge();
    expect([await list({}, near), await list({}, far)]).toEqual([['Main'], []]);
    expect([await test.inbox.findShown(near, other), await test.inbox.findShown(far, other)]).toEqual([
      main,
      undefined,
    ]);
    expect(await test.work.addNote(far, other, 'hi', staffNow)).toBe('unknown');
  });

  it('shows what both have, and changes the main lead wherever a change is sent', async () => {
    await test.work.addNote(ann, other, 'before', staffNow);
    await reply(other, 0, 'to the other');
    await reply(main, 0, 'to the main');
    await merge();
    expect(await test.work.setStage(ann, other, { stage: 'offer', lostReason: null }, afterMs(1))).toBe('done');
    expect(await test.work.addNote(ann, other, 'after', afterMs(1))).toBe('done');
    expect(await reply(other, 1)).toBe('overtaken');
    expect(await reply(main, 2, 'last')).toBe('done');
    expect(await test.inbox.findWork(ann, main)).toMatchObject({ stage: 'offer' });
    const messages = await createMessageStore(test.database).list('wattle', main);
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(messages.map(({ text }) => text).toSorted()).toEqual(['last', 'to the main', 'to the other']);
    expect((await test.inbox.listNotes('wattle', main)).map(({ text }) => text)).toEqual(['before', 'after']);
    await unmerge();
    expect(await test.inbox.findWork(ann, other)).toMatchObject({ stage: 'new' });
    expect((await test.inbox.listNotes('wattle', other)).map(({ text }) => text)).toEqual(['before']);
  });

  it('finishes tasks of both on the main lead', async () => {
    const taskUuid = randomUUID();
    await tasks.add(ann, other, { taskUuid, text: 'Call', dueAt: afterMs(minuteMs) }, staffNow);
    await merge();
    expect(await tasks.list('wattle', main)).toMatchObject([{ taskUuid, text: 'Call' }]);
    expect(await tasks.finish(ann, main, taskUuid, staffNow)).toBe('done');
    await unmerge();
    expect(await tasks.list('wattle', other)).toMatchObject([{ taskUuid, doneByName: 'Ann' }]);
  });

  it('audits a merge and its end with ids, and tells open pages of both', async () => {
    await merge();
    expect(await merge()).toBe('done');
    await unmerge();
    const entries = await test.staff.audit.listOfSubject('wattle', main);
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['leadMerged', null, { merged: other }],
      ['leadUnmerged', { merged: other }, null],
    ]);
    const { rows } = await test.database.primary.execute(
      sql`SELECT lead_uuid FROM lead_events WHERE kind = 'changed' ORDER BY lead_uuid`,
    );
    expect(rows.map(({ lead_uuid }) => lead_uuid)).toEqual([main, main, other, other].toSorted());
  });

  it('refuses chains and cycles, and says why', async () => {
    const third = await test.addLead('wattle');
    await merge();
    expect(await merge(main, main)).toBe('same');
    expect(await merge(other, main)).toBe('mainIsMerged');
    expect(await merge(other, third)).toBe('mainIsMerged');
    expect(await merge(third, other)).toBe('otherIsMerged');
    expect(await merge(third, main)).toBe('otherHasMerged');
    expect(await unmerge(third, other)).toBe('notMerged');
    expect(await merge(main, third)).toBe('done');
  });

  it('merges once if two people merge the same leads at once, either way round', async () => {
    expect((await Promise.all([merge(), merge(other, main)])).toSorted()).toEqual(['done', 'mainIsMerged']);
    await emptyInbox(test);
    const [one = '', two = '', three = ''] = await Promise.all([0, 1, 2].map(() => test.addLead('wattle')));
    const outcomes = await Promise.all([merge(one, two), merge(two, three), merge(three, one)]);
    const { rows } = await test.database.primary.execute<{ leads: number; chains: number }>(sql`
      SELECT count(*)::int AS leads, count(*) FILTER (WHERE main.merged_into IS NOT NULL)::int AS chains
      FROM lead_work AS work JOIN lead_work AS main ON main.lead_uuid = work.merged_into`);
    expect(rows[0]).toEqual({ leads: outcomes.filter((outcome) => outcome === 'done').length, chains: 0 });
  });

  it('merges up to 20 leads into one', async () => {
    const many = await Promise.all(Array.from({ length: 21 }, () => test.addLead('wattle')));
    const outcomes: string[] = [];
    for (const lead of many) outcomes.push(await merge(main, lead));
    expect(outcomes).toEqual([...Array.from({ length: 20 }, () => 'done'), 'tooMany']);
  });

  it('changes nothing for another site, another scope or another role', async () => {
    const acme = await test.addLead('acme');
    expect([await merge(main, acme), await merge(acme, other), await merge(main, randomUUID())]).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(await merge(main, other, { ...boss, locationIds: [1] })).toBe('unknown');
    expect(await merge(main, other, ann)).toBe('notAllowed');
    expect(await list()).toHaveLength(2);
  });

  it('makes a lead its own again if the one that it was merged into is erased', async () => {
    const same = await test.addLead('wattle', { firstName: 'Same', email: 'other@example.com' });
    await merge(main, same);
    await merge();
    await eraseLeads(test.database, { email: 'ann@example.com' }, staffNow);
    expect(await list()).toEqual(['Same']);
  });

  it('brings every row back as it was, whatever staff did before', async () => {
    await fc.assert(
      fc.asyncProperty(leadHistory, async (done) => {
        const leads = [await test.addLead('wattle'), await test.addLead('wattle')] as const;
        for (const [isMain, kind] of done)
          await changeLead(test, { worker: boss, leadUuid: leads[isMain ? 0 : 1] }, kind);
        const before = await readLeadRows(test.database.primary, leads);
        await merge(...leads);
        expect(await readLeadRows(test.database.primary, leads)).not.toEqual(before);
        await unmerge(...leads);
        expect(await readLeadRows(test.database.primary, leads)).toEqual(before);
      }),
      { numRuns: 6 },
    );
  });
});
