import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { operator } from '#src/staff/testing/open-test-staff.ts';
import type { ClockConfig } from '../../rules/clock/clock-config.ts';
import { anyLead } from '../../rules/routing/routing-rule.ts';
import { at, startMs } from '../../testing/lead-clock.ts';
import { makeClockSite } from '../../testing/make-clock-site.ts';
import { openTestInbox, type TestInbox } from '../../testing/open-test-inbox.ts';
import type { LeadWorker } from '../work-service.ts';
import { fireTimer } from './fire-timer.ts';
import { createLeadClockJob, leaseTimers } from './lead-clock-job.ts';
import { routeLeads } from './route-leads.ts';
import { createRoutingStore } from './routing-store.ts';

describe.each(testDatabases)('lead routing and timers on $name', ({ open }) => {
  let test: TestInbox;
  let ann: LeadWorker;
  let bob: LeadWorker;
  const problems: unknown[] = [];

  beforeAll(async () => {
    test = await openTestInbox(open);
    ann = await test.addWorker('Ann', 'sales');
    bob = await test.addWorker('Bob', 'sales');
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    problems.length = 0;
    await test.database.primary.execute(sql`TRUNCATE leads, lead_work, lead_events, lead_counters, staff_audit, lead_timers,
      routing_rules, staff_capacities`);
  });

  const routing = () => createRoutingStore(test.database);
  const addRule = (personUuids: readonly string[], way: 'turns' | 'fewest' | 'person' = 'turns') =>
    routing().save('wattle', null, { name: 'All', conditions: anyLead, way, personUuids }, operator, at(0));
  const addLead = () => test.addLead('wattle', { locationId: 1, receivedAt: at(0) });

  const runAt = async (minutes: number, config: Partial<ClockConfig> = {}, processors = 1): Promise<void> => {
    const signal = new AbortController().signal;
    const job = () =>
      createLeadClockJob({
        database: test.database,
        listSites: () => [makeClockSite(config)],
        onProblem: (_, error) => problems.push(error),
        readClock: () => at(minutes),
      });
    await Promise.all(Array.from({ length: processors }, () => job().run({ signal, wake: () => undefined })));
    expect(problems).toEqual([]);
  };

  const workOf = async (lead: string) => {
    const { rows } = await test.database.primary.execute<{ who: string | null; overdue: string | null }>(sql`
      SELECT assignee_uuid AS who, extract(epoch FROM overdue_at) * 1000 AS overdue FROM lead_work WHERE lead_uuid = ${lead}::uuid`);
    const [row] = rows;
    return {
      who: row?.who ?? null,
      overdue: row?.overdue === null ? null : (Number(row?.overdue) - startMs) / minuteMs,
    };
  };
  const actionsOf = async (lead: string) =>
    (await test.staff.audit.listOfSubject('wattle', lead)).map(({ action }) => action);
  const timersOf = async (lead: string) => {
    const { rows } = await test.database.primary.execute<{ kind: string; due: string }>(sql`
      SELECT kind, extract(epoch FROM due_at) * 1000 AS due FROM lead_timers WHERE lead_uuid = ${lead}::uuid ORDER BY due_at`);
    return rows.map(({ kind, due }) => [kind, (Number(due) - startMs) / minuteMs]);
  };

  it('gives a new lead to the next in turn, and sets its timers', async () => {
    await addRule([ann.personUuid, bob.personUuid]);
    const [first, second] = [await addLead(), await addLead()];
    await runAt(0);
    expect([(await workOf(first)).who, (await workOf(second)).who].toSorted()).toEqual(
      [ann.personUuid, bob.personUuid].toSorted(),
    );
    expect((await workOf(first)).overdue).toBe(120);
    expect(await timersOf(first)).toEqual([
      ['warn', 15],
      ['reassign', 20],
      ['overdue', 120],
    ]);
    expect(await actionsOf(first)).toEqual(['leadRouted']);
  });

  it('counts from the next opening for a lead at night, by the minutes of the site', async () => {
    const lead = await test.addLead('wattle', { locationId: 2, receivedAt: at(10 * 60) });
    await runAt(10 * 60, { warnMinutes: null, reassignMinutes: null, overdueMinutes: 45 });
    expect(await timersOf(lead)).toEqual([['overdue', 22 * 60 + 45]]);
    const free = await addLead();
    await runAt(0, { warnMinutes: null, reassignMinutes: null, overdueMinutes: null });
    expect([await timersOf(free), await workOf(free)]).toEqual([[], { who: null, overdue: null }]);
  });

  it('keeps the person of a lead that somebody took first, and leaves old leads alone', async () => {
    await addRule([ann.personUuid]);
    const taken = await addLead();
    await test.work.assign(bob, taken, bob.personUuid, at(0));
    const old = await test.addLead('wattle', { receivedAt: at(-3 * 24 * 60) });
    await runAt(0);
    expect([(await workOf(taken)).who, (await workOf(old)).who]).toEqual([bob.personUuid, null]);
    expect(await timersOf(old)).toEqual([]);
  });

  it('never gives a person more leads than their cap, nor any while they are away', async () => {
    await addRule([ann.personUuid, bob.personUuid], 'fewest');
    await routing().setCapacity('wattle', ann.personUuid, { maxOpen: 2, awayUntil: null }, operator, at(0));
    await routing().setCapacity('wattle', bob.personUuid, { maxOpen: null, awayUntil: at(10) }, operator, at(0));
    const leads = await Promise.all(Array.from({ length: 12 }, addLead));
    await runAt(0, {}, 3);
    const given = await Promise.all(leads.map(workOf));
    expect(given.filter(({ who }) => who === ann.personUuid)).toHaveLength(2);
    expect(given.filter(({ who }) => who === null)).toHaveLength(10);
    // Bob is back when the reassignment timers of the unassigned leads fire again.
    await runAt(20, {}, 3);
    const later = await Promise.all(leads.map(workOf));
    expect(later.filter(({ who }) => who === bob.personUuid).length).toBeGreaterThanOrEqual(10);
  });

  it('shares leads evenly between turns on two processors at once', async () => {
    await addRule([ann.personUuid, bob.personUuid]);
    const leads = await Promise.all(Array.from({ length: 60 }, addLead));
    await runAt(0, {}, 2);
    const given = await Promise.all(leads.map(workOf));
    expect(given.filter(({ who }) => who === ann.personUuid)).toHaveLength(30);
    expect(given.filter(({ who }) => who === bob.personUuid)).toHaveLength(30);
  });

  it('holds a cap between transactions that choose at once', async () => {
    await addRule([ann.personUuid]);
    await routing().setCapacity('wattle', ann.personUuid, { maxOpen: 3 }, operator, at(0));
    const leads = await Promise.all(Array.from({ length: 10 }, addLead));
    const routeOne = () => test.database.primary.transaction((tx) => routeLeads(tx, makeClockSite(), 1, at(0)));
    await Promise.all(leads.map(routeOne));
    const given = await Promise.all(leads.map(workOf));
    expect(given.filter(({ who }) => who !== null)).toHaveLength(3);
  });

  it('reassigns once and goes overdue once, on two processors at once', async () => {
    await addRule([ann.personUuid, bob.personUuid]);
    const leads = await Promise.all(Array.from({ length: 30 }, addLead));
    await runAt(0, {}, 2);
    const first = await Promise.all(leads.map(workOf));
    await runAt(19.9, {}, 2);
    expect(await Promise.all(leads.map(workOf))).toEqual(first);
    await runAt(20, {}, 2);
    for (const [index, { who }] of (await Promise.all(leads.map(workOf))).entries()) {
      expect(who).not.toBe(first[index]?.who);
    }
    // Both people have had each lead, so it isn't reassigned again.
    await runAt(45, {}, 2);
    await runAt(120, {}, 2);
    await runAt(500, {}, 2);
    for (const lead of leads) {
      expect(await actionsOf(lead)).toEqual(['leadRouted', 'leadReassigned', 'leadOverdue']);
      expect(await timersOf(lead)).toEqual([]);
    }
  });

  it('begins again when somebody else gets the lead', async () => {
    await addRule([ann.personUuid]);
    const lead = await addLead();
    await runAt(0);
    const boss = await test.addWorker('Boss', 'manager');
    await runAt(15);
    await test.work.assign(boss, lead, bob.personUuid, at(18));
    await runAt(20);
    expect((await workOf(lead)).who).toBe(bob.personUuid);
    expect(await timersOf(lead)).toEqual([
      ['warn', 33],
      ['reassign', 38],
      ['overdue', 120],
    ]);
    await runAt(38);
    expect((await workOf(lead)).who).toBe(ann.personUuid);
  });

  it.each(['answered', 'done', 'erased'])('ends the timers of a lead that is %s', async (state) => {
    await addRule([ann.personUuid, bob.personUuid]);
    const lead = await addLead();
    await runAt(0);
    if (state === 'erased') await test.database.primary.execute(sql`DELETE FROM lead_work`);
    if (state === 'answered')
      await test.database.primary.execute(sql`UPDATE lead_work SET answered_at = ${at(5).toISOString()}`);
    if (state === 'done') await test.work.setStage(ann, lead, { stage: 'sold', lostReason: null }, at(5));
    await runAt(15);
    expect(await timersOf(lead)).toEqual([]);
    await runAt(200);
    expect((await actionsOf(lead)).filter((action) => action !== 'leadStageChanged')).toEqual(['leadRouted']);
  });

  it('fires a timer again whose process was killed, and nothing for a process that comes back late', async () => {
    await addRule([ann.personUuid]);
    const lead = await addLead();
    await runAt(0, { warnMinutes: null, reassignMinutes: null });
    const lease = async (minutes: number) =>
      (await leaseTimers(test.database.primary, [makeClockSite()], at(minutes)))[0];
    const fire = async (leased: Awaited<ReturnType<typeof lease>>) =>
      leased && test.database.primary.transaction((tx) => fireTimer(tx, makeClockSite(), leased, at(122)));
    const killed = await lease(120);
    await runAt(120.5);
    expect(await actionsOf(lead)).toEqual(['leadRouted']);
    const next = await lease(121);
    expect(await fire(killed)).toBe('lost');
    expect(await fire(next)).toBe('overdue');
    expect(await fire(next)).toBe('lost');
    expect(await actionsOf(lead)).toEqual(['leadRouted', 'leadOverdue']);
  });
});
