import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseLeads } from '#src/leads/server/admin/purge-leads.ts';
import type { Database } from '#src/platform/db/database.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { operator } from '#src/staff/testing/open-test-staff.ts';
import { anyLead } from '../rules/routing/routing-rule.ts';
import { addPair } from '../testing/add-pair.ts';
import { at, round, runLeadClock } from '../testing/lead-clock.ts';
import { makeMail } from '../testing/make-mail.ts';
import { firstQuery, openTestInbox, type TestInbox } from '../testing/open-test-inbox.ts';
import { changeLead } from './change-lead.ts';
import { createHeldTimerPurge } from './clock/held-timers.ts';
import { createRoutingStore } from './clock/routing-store.ts';
import { createInboundService } from './inbound/inbound-service.ts';
import { createMergeService, type MergeService } from './merge-service.ts';
import { createMessageStore } from './message-store.ts';
import { createReminderJob } from './reminder-job.ts';
import { createReplyAddresses } from './reply-addresses.ts';
import { createTaskService } from './task-service.ts';
import type { LeadWorker } from './work-service.ts';

describe.each(testDatabases)('the timers and mail of merged leads on $name', ({ name, open }) => {
  let test: TestInbox;
  let boss: LeadWorker;
  let ann: LeadWorker;
  let merges: MergeService;
  let main: string;
  let other: string;

  beforeAll(async () => {
    test = await openTestInbox(open);
    boss = await test.addWorker('Boss', 'manager');
    ann = await test.addWorker('Ann', 'sales');
    merges = createMergeService(test.database);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    const both = { locationId: 1, receivedAt: at(0) };
    const others = { firstName: 'Other', email: 'other@example.com' };
    [main, other] = await addPair(test, { ...both, firstName: 'Main' }, { ...both, ...others });
  });

  const pair = () => ({ mainUuid: main, otherUuid: other });
  const merge = (minutes: number) => merges.merge(boss, pair(), at(minutes));
  const unmerge = (minutes: number) => merges.unmerge(boss, pair(), at(minutes));
  const runClock = (minutes: number) => runLeadClock(test, minutes);
  const list = async (view: 'overdue' | 'reminders', minutes: number) =>
    (await test.inbox.list(ann, { ...firstQuery, view }, 10, at(minutes))).entries.map(({ firstName }) => firstName);
  const noticesOf = async () => {
    const { rows } = await test.database.primary.execute<{ lead_uuid: string }>(
      sql`SELECT DISTINCT lead_uuid FROM staff_notices WHERE kind = 'overdue'`,
    );
    return rows.map(({ lead_uuid }) => lead_uuid);
  };

  it('follow the main lead while they are merged, and their own time afterwards', async () => {
    await runClock(0);
    expect(await merge(1)).toBe('done');
    await runClock(121);
    expect([await list('overdue', 121), await noticesOf()]).toEqual([['Main'], [main]]);
    // Nobody leases a held timer.
    const { rows } = await test.database.primary.execute<{ attempts: number }>(
      sql`SELECT attempts FROM lead_timers WHERE lead_uuid = ${other}::uuid`,
    );
    expect(rows.map(({ attempts }) => attempts)).toEqual([0, 0, 0]);
    expect(await unmerge(122)).toBe('done');
    await runClock(122);
    expect((await list('overdue', 122)).toSorted()).toEqual(['Main', 'Other']);
    expect((await noticesOf()).toSorted()).toEqual([main, other].toSorted());
  });

  it('a lead merged before it was routed goes to somebody once it is unmerged, and counts for nobody before', async () => {
    await createRoutingStore(test.database).save(
      'wattle',
      null,
      { name: 'All', conditions: anyLead, way: 'person', personUuids: [ann.personUuid] },
      operator,
      at(0),
    );
    const mine = async () =>
      (await test.inbox.list(ann, { ...firstQuery, view: 'mine' }, 10, at(0))).entries.map(
        ({ firstName }) => firstName,
      );
    await merge(0);
    await runClock(0);
    expect(await mine()).toEqual(['Main']);
    const entries = await test.staff.audit.listOfSubject('wattle', other);
    expect(entries.map(({ action }) => action)).toEqual([]);
    await unmerge(1);
    await runClock(1);
    expect((await mine()).toSorted()).toEqual(['Main', 'Other']);
  });

  it('start again if the main lead is erased', async () => {
    await runClock(0);
    await merge(1);
    await eraseLeads(test.database, { email: 'ann@example.com' }, at(2));
    await createHeldTimerPurge(test.database).purgeBefore(at(0), at(2));
    await runClock(121);
    expect(await noticesOf()).toEqual([other]);
  });

  it('are deleted once the lead itself is erased', async () => {
    await runClock(0);
    await merge(1);
    await eraseLeads(test.database, { email: 'other@example.com' }, at(2));
    expect(await createHeldTimerPurge(test.database).purgeBefore(at(0), at(2))).toBe(3);
  });

  it('a due task of the other lead marks the main lead, and only that', async () => {
    const task = { taskUuid: randomUUID(), text: 'Call', dueAt: at(10) };
    await createTaskService(test.database).add(ann, other, task, at(0));
    await createTaskService(test.database).snooze(ann, other, at(10), at(0));
    await merge(1);
    const remind = (minutes: number) => createReminderJob(test.database, () => at(minutes)).run(round);
    await remind(11);
    expect(await list('reminders', 11)).toEqual(['Main']);
    await unmerge(12);
    await remind(12);
    expect((await list('reminders', 12)).toSorted()).toEqual(['Main', 'Other']);
  });

  it('an email to either address appears with the main lead, and stays with its own after unmerging', async () => {
    const addresses = createReplyAddresses(test.database, 'reply.example');
    const site = {
      slug: 'wattle',
      locations: [],
      dealerships: [],
      config: { leads: { mailTo: [], destinations: [], confirmation: 'none' as const } },
    };
    const addressOf = async (leadUuid: string) =>
      (await addresses.choose(site, { leadUuid } as Parameters<typeof addresses.choose>[1])).address ?? '';
    const inbound = createInboundService({
      database: test.database,
      addresses,
      listSites: () => [{ slug: 'wattle' }],
      ownAddress: 'no-reply@wattle.example',
    });
    const messages = createMessageStore(test.database);
    await merge(1);
    for (const [index, lead] of [other, main].entries()) {
      const mail = makeMail({ to: await addressOf(lead), id: `<${index}@mail.example>` });
      expect(await inbound.receive(Buffer.from(mail), at(2 + index))).toBe('stored');
      expect(await list('reminders', 4)).toEqual(['Main']);
    }
    expect((await messages.list('wattle', main)).map(({ mailId, number }) => [mailId, number])).toEqual([
      ['<0@mail.example>', 1],
      ['<1@mail.example>', 2],
    ]);
    await unmerge(5);
    expect((await messages.list('wattle', other)).map(({ mailId }) => mailId)).toEqual(['<0@mail.example>']);
  });

  const countWaiting = async (): Promise<number> => {
    const { rows } = await test.database.primary.execute(sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    return rows.length;
  };

  it.each(['smaller', 'larger'])(
    'a change locks both leads in the order of their ids if the main id is the %s',
    async (size) => {
      const [smaller, larger] = [main, other].toSorted() as [string, string];
      const [mainUuid, otherUuid] = size === 'smaller' ? [smaller, larger] : [larger, smaller];
      expect(await merges.merge(boss, { mainUuid, otherUuid }, at(1))).toBe('done');
      const lock = (tx: Database, uuid: string) =>
        tx.execute(sql`SELECT FROM lead_work WHERE site_id = 'wattle' AND lead_uuid = ${uuid}::uuid FOR UPDATE NOWAIT`);
      const { promise: stalled, resolve: goOn } = Promise.withResolvers<void>();
      const { promise: locked, resolve: reachLock } = Promise.withResolvers<void>();
      const locking = test.database.primary.transaction(async (tx) => {
        await lock(tx, smaller);
        reachLock();
        await stalled;
        await lock(tx, larger);
      });
      await locked;
      const changing = changeLead(test.database.interactive, boss, otherUuid, at(2), async (_, row) => row.lead_uuid);
      // The embedded database has one connection, so there the change begins after the transaction.
      if (name !== 'embedded') await expect.poll(countWaiting).toBe(1);
      goOn();
      await locking;
      expect(await changing).toBe(mainUuid);
    },
  );
});
