import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { afterMs, staffNow } from '#src/staff/testing/open-test-staff.ts';
import type { InboxView } from '../rules/inbox-query.ts';
import { firstQuery, openTestInbox, type TestInbox } from '../testing/open-test-inbox.ts';
import { createReminderJob } from './reminder-job.ts';
import { createTaskService, type TaskService } from './task-service.ts';
import { createWorkService, type LeadWorker } from './work-service.ts';

const later = (minutes: number): Date => afterMs(minutes * minuteMs);

describe.each(testDatabases)('tasks and snooze on $name', ({ open }) => {
  let test: TestInbox;
  let ann: LeadWorker;
  let bob: LeadWorker;
  let lead: string;
  let tasks: TaskService;

  beforeAll(async () => {
    test = await openTestInbox(open);
    ann = await test.addWorker('Ann', 'sales');
    bob = await test.addWorker('Bob', 'sales', { locationIds: [2] });
    tasks = createTaskService(test.database);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(
      sql`TRUNCATE leads, lead_work, lead_events, lead_counters, lead_tasks, staff_audit`,
    );
    lead = await test.addLead('wattle');
  });

  const run = (minutes: number): Promise<void> =>
    createReminderJob(test.database, () => later(minutes)).run({
      signal: new AbortController().signal,
      wake: () => undefined,
    });
  const flagsOf = async (view: InboxView) =>
    (await test.inbox.list(ann, { ...firstQuery, view }, 10, staffNow)).entries.map(({ reminder, isSnoozed }) =>
      isSnoozed ? 'snoozed' : reminder,
    );
  const countChanges = async () => {
    const { rows } = await test.database.primary.execute(
      sql`SELECT count(*)::int AS count FROM lead_events WHERE kind = 'changed'`,
    );
    return rows[0]?.count;
  };
  const add = (minutes: number, taskUuid = randomUUID()) =>
    tasks.add(ann, lead, { taskUuid, text: 'Call back', dueAt: later(minutes) }, staffNow);

  it('hides a snoozed lead, and brings it back once on several nodes', async () => {
    expect(await tasks.snooze(ann, lead, later(60), staffNow)).toBe('done');
    expect([await flagsOf('unassigned'), await flagsOf('all')]).toEqual([[], ['snoozed']]);
    await run(59);
    expect(await flagsOf('unassigned')).toEqual([]);
    await Promise.all([run(61), run(61), run(61)]);
    expect([await flagsOf('unassigned'), await flagsOf('reminders')]).toEqual([['back'], ['back']]);
    expect(await countChanges()).toBe(2);
    expect(await test.inbox.count(ann, 100, staffNow)).toEqual({ unassigned: 1, mine: 0, overdue: 0, reminders: 1 });
    await tasks.snooze(ann, lead, null, later(62));
    expect(await flagsOf('reminders')).toEqual([]);
  });

  it('ends the snooze of a lead that is closed', async () => {
    expect(await tasks.snooze(ann, lead, later(60), staffNow)).toBe('done');
    await createWorkService(test.database).setStage(ann, lead, { stage: 'sold', lostReason: null }, later(1));
    expect(await flagsOf('all')).toEqual([null]);
    await run(61);
    expect([await flagsOf('reminders'), await flagsOf('all')]).toEqual([[], [null]]);
  });

  it('takes 100 open tasks for a lead, each once, and lists them before completed ones', async () => {
    const first = randomUUID();
    const others = Array.from({ length: 99 }, () => randomUUID());
    for (const taskUuid of [first, ...others]) expect(await add(10, taskUuid)).toBe('done');
    expect(await add(10)).toBe('tooManyTasks');
    expect(await add(10, first)).toBe('done');
    expect(await tasks.finish(ann, lead, first, later(1))).toBe('done');
    const last = randomUUID();
    expect(await add(20, last)).toBe('done');
    const listed = await tasks.list('wattle', lead);
    expect([listed.length, listed.at(-2)?.taskUuid, listed.at(-1)?.taskUuid]).toEqual([101, last, first]);
  });

  it('marks a lead whose task is due once, until its last due task is done', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    await add(10, one);
    await add(20, two);
    expect(await add(10, one)).toBe('done');
    expect(await tasks.list('wattle', lead)).toHaveLength(2);
    await Promise.all([run(11), run(11)]);
    expect(await flagsOf('reminders')).toEqual(['due']);
    await run(21);
    // Two tasks were added, one form was sent again, and each task fired once.
    expect(await countChanges()).toBe(5);
    await tasks.finish(ann, lead, one, later(22));
    expect(await flagsOf('reminders')).toEqual(['due']);
    await tasks.finish(ann, lead, two, later(23));
    expect(await flagsOf('reminders')).toEqual([]);
    expect(await tasks.finish(ann, lead, two, later(24))).toBe('unknown');
    expect((await tasks.list('wattle', lead)).map(({ doneByName }) => doneByName)).toEqual(['Ann', 'Ann']);
  });

  it('never reminds of a task that was done before its time', async () => {
    const task = randomUUID();
    await add(10, task);
    await tasks.finish(ann, lead, task, later(5));
    await run(11);
    expect(await flagsOf('reminders')).toEqual([]);
  });

  it('takes many due rows in several rounds', async () => {
    const leads = await Promise.all(Array.from({ length: 130 }, () => test.addLead('wattle')));
    for (const one of leads) await tasks.snooze(ann, one, later(1), staffNow);
    await run(2);
    const { rows } = await test.database.primary.execute(
      sql`SELECT count(*)::int AS count FROM lead_work WHERE reminder = 'back'`,
    );
    expect(rows[0]?.count).toBe(130);
  });

  it('changes nothing for a person who may not work on the lead', async () => {
    expect(await tasks.snooze(bob, lead, later(60), staffNow)).toBe('unknown');
    expect(await tasks.finish({ ...ann, siteSlug: 'acme' }, lead, randomUUID(), staffNow)).toBe('unknown');
    const task = { taskUuid: randomUUID(), text: 'x', dueAt: later(1) };
    expect(await tasks.add({ ...ann, role: 'stock' }, lead, task, staffNow)).toBe('notAllowed');
    expect(await flagsOf('all')).toEqual([null]);
  });
});
