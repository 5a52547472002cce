import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { addPair } from '../testing/add-pair.ts';
import { at, round, runLeadClock } from '../testing/lead-clock.ts';
import { firstQuery, openTestInbox, type TestInbox } from '../testing/open-test-inbox.ts';
import { createHeldTimerPurge } from './clock/held-timers.ts';
import { createPairCheckJob } from './pair-check-job.ts';
import { createPairService, type PairService } from './pair-service.ts';
import type { LeadWorker } from './work-service.ts';

describe.each(testDatabases)('leads merged across sites on $name', ({ open }) => {
  let test: TestInbox;
  let pairs: PairService;
  let boss: LeadWorker;
  let main: string;
  let other: string;

  beforeAll(async () => {
    test = await openTestInbox(open);
    boss = await test.addWorker('Boss', 'manager');
    pairs = createPairService(test.database);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    [main, other] = await addPair(test, { siteSlug: 'acme', receivedAt: at(0) }, { locationId: 1, receivedAt: at(0) });
  });

  const mainSide = () => ({ worker: { ...boss, siteSlug: 'acme' }, leadUuid: main });
  const otherSide = () => ({ worker: boss, leadUuid: other });
  const runClock = (minutes: number) => runLeadClock(test, minutes);
  const check = (groups: Readonly<Record<string, string | null>>) =>
    createPairCheckJob({
      database: test.database,
      siteBySlug: (slug) => (slug in groups ? { config: { inbox: { group: groups[slug] ?? null } } } : undefined),
      readClock: () => at(3),
    }).run(round);
  const list = async (view: 'overdue' | 'unassigned', minutes: number) =>
    (await test.inbox.list(boss, { ...firstQuery, view }, 10, at(minutes))).entries.map(({ leadUuid }) => leadUuid);

  it('the other lead isn’t routed or overdue while it is merged, and is afterwards', async () => {
    await pairs.merge(mainSide(), otherSide(), at(0));
    // Another lead of the site is routed in the same round.
    const done = await test.addLead('wattle', { receivedAt: at(0) });
    await test.work.setStage(boss, done, { stage: 'lost', lostReason: 'price' }, at(0));
    await runClock(1);
    expect((await test.database.primary.execute(sql`SELECT FROM lead_timers`)).rows).toEqual([]);
    await pairs.unmerge(mainSide(), otherSide(), at(2));
    await runClock(3);
    await pairs.merge(mainSide(), otherSide(), at(4));
    await runClock(130);
    expect([await list('overdue', 130), await list('unassigned', 130)]).toEqual([[], []]);
    expect((await test.database.primary.execute(sql`SELECT FROM staff_notices`)).rows).toEqual([]);
    await createHeldTimerPurge(test.database).purgeBefore(at(0), at(130));
    await pairs.unmerge(mainSide(), otherSide(), at(131));
    await runClock(132);
    expect(await list('overdue', 132)).toEqual([other]);
  });

  it('are unmerged once the sites are of two groups or none, and stay while a site can’t be read', async () => {
    const merge = () => pairs.merge(mainSide(), otherSide(), at(0));
    await merge();
    for (const groups of [{ acme: 'one', wattle: 'one' }, { acme: 'one' }, {}]) {
      await check(groups);
      expect(await list('unassigned', 2)).toEqual([]);
    }
    for (const groups of [
      { acme: 'one', wattle: 'two' },
      { acme: 'one', wattle: null },
      { acme: null, wattle: null },
    ]) {
      await merge();
      await Promise.all([check(groups), check(groups)]);
      expect(await list('unassigned', 2)).toEqual([other]);
    }
    const entries = await test.staff.audit.listOfSubject('wattle', other);
    expect(entries.filter(({ action }) => action === 'leadUnmerged')).toHaveLength(3);
  });

  it('are unmerged if one of them was erased in the moment that it was merged', async () => {
    await pairs.merge(mainSide(), otherSide(), at(0));
    await test.database.primary.execute(sql`DELETE FROM lead_work WHERE site_id = 'acme'`);
    await check({ acme: 'one', wattle: 'one' });
    expect(await list('unassigned', 2)).toEqual([other]);
    expect((await test.database.primary.execute(sql`SELECT FROM lead_pairs`)).rows).toEqual([]);
  });
});
