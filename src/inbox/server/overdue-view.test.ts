import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { afterMs } from '#src/staff/testing/open-test-staff.ts';
import { firstQuery, openTestInbox, type TestInbox } from '../testing/open-test-inbox.ts';
import type { LeadWorker } from './work-service.ts';

const at = (minutes: number): Date => afterMs(minutes * minuteMs);

describe.each(testDatabases)('the overdue view on $name', ({ open }) => {
  let test: TestInbox;
  let ann: LeadWorker;

  beforeAll(async () => {
    test = await openTestInbox(open);
    ann = await test.addWorker('Ann', 'sales', { locationIds: [1] });
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`TRUNCATE leads, lead_work, lead_events, lead_counters`);
  });

  const add = async (firstName: string, arrivedAt: number, dueAt: number | null, locationId = 1): Promise<string> => {
    const id = await test.addLead('wattle', { firstName, locationId, receivedAt: at(arrivedAt) });
    const due = dueAt === null ? null : at(dueAt).toISOString();
    await test.database.primary.execute(sql`
      UPDATE lead_work SET overdue_at = ${due}::timestamptz WHERE lead_uuid = ${id}::uuid`);
    return id;
  };
  const overdueAt = async (minutes: number, afterUuid: string | null = null, limit = 50) => {
    const query = { ...firstQuery, view: 'overdue', afterUuid } as const;
    return (await test.inbox.list(ann, query, limit, at(minutes))).entries;
  };

  it('lists leads without an answer once their time is over, oldest first', async () => {
    const [second, first] = [await add('second', 1, 120), await add('first', 0, 121)];
    await add('no limit', 0, null);
    await add('elsewhere', 0, 60, 2);
    const [done, answered] = [await add('done', 0, 60), await add('answered', 0, 60)];
    await test.work.setStage(ann, done, { stage: 'lost', lostReason: 'price' }, at(10));
    await test.database.primary.execute(sql`
      UPDATE lead_work SET answered_at = ${at(10).toISOString()}::timestamptz WHERE lead_uuid = ${answered}::uuid`);
    expect(await overdueAt(119)).toEqual([]);
    expect((await overdueAt(120)).map(({ leadUuid }) => leadUuid)).toEqual([second]);
    expect((await overdueAt(121)).map(({ leadUuid }) => leadUuid)).toEqual([first, second]);
    expect((await overdueAt(121, first)).map(({ leadUuid }) => leadUuid)).toEqual([second]);
    expect((await test.inbox.count(ann, 100, at(121))).overdue).toBe(2);
    expect(await test.inbox.countOverdue(ann, 100, at(121))).toBe(2);
    expect(await test.inbox.countOverdue(ann, 1, at(121))).toBe(1);
  });

  it('names the deadline only of leads that still need an answer', async () => {
    const open = await add('open', 0, 120);
    const done = await add('done', 1, 120);
    await test.work.setStage(ann, done, { stage: 'sold', lostReason: null }, at(10));
    const { entries } = await test.inbox.list(ann, { ...firstQuery, view: 'all' }, 50, at(20));
    expect(entries.map(({ firstName, answerDueMs }) => [firstName, answerDueMs])).toEqual([
      ['done', null],
      ['open', at(120).getTime()],
    ]);
    expect((await test.inbox.findWork(ann, open))?.answerDueMs).toBe(at(120).getTime());
    expect((await test.inbox.findWork(ann, done))?.answerDueMs).toBeNull();
  });
});
