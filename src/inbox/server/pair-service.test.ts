import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseLeads } from '#src/leads/server/admin/purge-leads.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { afterMs, staffNow } from '#src/staff/testing/open-test-staff.ts';
import type { InboxView } from '../rules/inbox-query.ts';
import { addPair } from '../testing/add-pair.ts';
import { changeLead, leadHistory } from '../testing/lead-history.ts';
import { firstQuery, openTestInbox, type TestInbox } from '../testing/open-test-inbox.ts';
import { readLeadRows } from '../testing/read-lead-rows.ts';
import { createMergeService } from './merge-service.ts';
import { createPairService, type PairService } from './pair-service.ts';
import { createPairReader } from './pair-store.ts';
import type { LeadWorker } from './work-service.ts';

const [home, away] = ['wattle', 'acme'] as const;

describe.each(testDatabases)('merging leads of two sites on $name', ({ open }) => {
  let test: TestInbox;
  let pairs: PairService;
  let boss: LeadWorker;
  let bossAway: LeadWorker;
  let colleague: LeadWorker;
  let main: string;
  let other: string;

  beforeAll(async () => {
    test = await openTestInbox(open);
    boss = await test.addWorker('Boss', 'manager');
    bossAway = { ...boss, siteSlug: away };
    colleague = await test.addWorker('Colleague', 'manager', { siteSlug: away });
    pairs = createPairService(test.database);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    [main, other] = await addPair(test, { firstName: 'Main' }, { siteSlug: away, firstName: 'Other' });
  });

  const mainSide = (leadUuid = main, worker = boss) => ({ worker, leadUuid });
  const otherSide = (leadUuid = other, worker = bossAway) => ({ worker, leadUuid });
  const merge = (one = mainSide(), two = otherSide()) => pairs.merge(one, two, staffNow);
  const unmerge = (one = mainSide(), two = otherSide()) => pairs.unmerge(one, two, afterMs(1000));
  const list = async (reader: LeadWorker, view: InboxView) =>
    (await test.inbox.list(reader, { ...firstQuery, view }, 50, staffNow)).entries.map(({ firstName }) => firstName);
  const listPairs = (siteSlug: string, leadUuid: string) => createPairReader(test.database)({ siteSlug, leadUuid });
  const countPairs = async () => (await test.database.primary.execute(sql`SELECT FROM lead_pairs`)).rows.length;

  it('takes the other lead from the open lists of its site, and leaves it in All and on its page', async () => {
    const open = async (reader: LeadWorker) => [await list(reader, 'unassigned'), await list(reader, 'all')];
    await merge();
    expect([await open(boss), await open(colleague)]).toEqual([
      [['Main'], ['Main']],
      [[], ['Other']],
    ]);
    expect(await test.inbox.count(colleague, 100, staffNow)).toMatchObject({ unassigned: 0 });
    expect(await test.inbox.findShown(colleague, other)).toBe(other);
    expect(await test.inbox.findEntry(colleague, other)).toMatchObject({ isAnsweredElsewhere: true });
    expect(await test.work.addNote(colleague, other, 'Mine', staffNow)).toBe('done');
    await unmerge();
    expect(await open(colleague)).toEqual([['Other'], ['Other']]);
  });

  it('has a row at each site, which names the other one', async () => {
    await merge();
    expect(await merge()).toBe('done');
    expect(await listPairs(home, main)).toEqual([{ siteSlug: away, leadUuid: other, isMain: false }]);
    expect(await listPairs(away, other)).toEqual([{ siteSlug: home, leadUuid: main, isMain: true }]);
    expect(await unmerge(otherSide(), mainSide())).toBe('notMerged');
    expect([await unmerge(), await unmerge(), await countPairs()]).toEqual(['done', 'notMerged', 0]);
  });

  it('writes an entry in the log of each site, and tells open pages of both, also of later changes', async () => {
    const told = async () => {
      const { rows } = await test.database.primary.execute<{ site_id: string; lead_uuid: string }>(
        sql`DELETE FROM lead_events WHERE kind = 'changed' RETURNING site_id, lead_uuid`,
      );
      return rows.map(({ site_id, lead_uuid }) => `${site_id} ${lead_uuid}`).toSorted();
    };
    const both = [`${away} ${other}`, `${home} ${main}`];
    await merge();
    expect(await told()).toEqual(both);
    await test.work.addNote(colleague, other, 'Hi', staffNow);
    expect(await told()).toEqual(both);
    await unmerge();
    expect(await told()).toEqual(both);
    await test.work.addNote(colleague, other, 'Hi', staffNow);
    expect(await told()).toEqual([`${away} ${other}`]);
    const entriesOf = async (site: string, lead: string) =>
      (await test.staff.audit.listOfSubject(site, lead))
        .filter(({ action }) => action !== 'leadNoted')
        .map(({ action, before, after }) => [action, before, after]);
    const [forMain, forOther] = [
      { merged: other, site: away },
      { mergedInto: main, site: home },
    ];
    expect(await entriesOf(home, main)).toEqual([
      ['leadMerged', null, forMain],
      ['leadUnmerged', forMain, null],
    ]);
    expect(await entriesOf(away, other)).toEqual([
      ['leadMerged', null, forOther],
      ['leadUnmerged', forOther, null],
    ]);
  });

  it('lets people of the other site take their lead back, without access to the main one', async () => {
    expect(await pairs.takeBack(colleague, other, staffNow)).toBe('notMerged');
    await merge();
    expect(await pairs.takeBack({ ...colleague, locationIds: [9] }, other, staffNow)).toBe('unknown');
    expect(await pairs.takeBack({ ...colleague, role: 'sales' }, other, staffNow)).toBe('notAllowed');
    expect(await pairs.takeBack(boss, main, staffNow)).toBe('notMerged');
    expect(await pairs.takeBack(colleague, main, staffNow)).toBe('unknown');
    expect(await pairs.takeBack(colleague, other, staffNow)).toBe('done');
    expect([await list(colleague, 'unassigned'), await countPairs()]).toEqual([['Other'], 0]);
  });

  it('changes nothing without the permission and the scope at both sites', async () => {
    const elsewhere = { ...bossAway, locationIds: [9] };
    expect(await merge(mainSide(), otherSide(other, elsewhere))).toBe('unknown');
    expect(await merge(mainSide(main, { ...boss, categories: [] }), otherSide())).toBe('unknown');
    expect(await merge(mainSide(), otherSide(main))).toBe('unknown');
    expect(await merge(mainSide(), otherSide(other, { ...bossAway, role: 'sales' }))).toBe('notAllowed');
    expect(await merge(mainSide(main, { ...boss, role: 'sales' }), otherSide())).toBe('notAllowed');
    expect(await countPairs()).toBe(0);
    await merge();
    expect(await unmerge(mainSide(), otherSide(other, elsewhere))).toBe('unknown');
    expect(await unmerge(mainSide(), otherSide(other, { ...bossAway, role: 'sales' }))).toBe('notAllowed');
    expect(await countPairs()).toBe(2);
  });

  it('refuses chains and cycles, within a site and across sites, and more than 20 leads', async () => {
    const merges = createMergeService(test.database);
    const [second, far] = [await test.addLead(home), await test.addLead(away)];
    const mergeHere = (mainUuid: string, otherUuid: string, worker = boss) =>
      merges.merge(worker, { mainUuid, otherUuid }, staffNow);
    await merge();
    expect(await merge(otherSide(), mainSide())).toBe('mainIsMerged');
    expect(await merge(mainSide(second), otherSide())).toBe('otherIsMerged');
    expect(await merge(otherSide(far), mainSide())).toBe('otherHasMerged');
    expect(await mergeHere(second, main)).toBe('otherHasMerged');
    expect(await mergeHere(other, far, bossAway)).toBe('mainIsMerged');
    expect(await mergeHere(far, other, bossAway)).toBe('otherIsMerged');
    for (let count = 1; count < 20; count += 1) expect(await mergeHere(main, await test.addLead(home))).toBe('done');
    expect([await mergeHere(main, second), await merge(mainSide(), otherSide(far))]).toEqual(['tooMany', 'tooMany']);
  });

  it('merges once if two people merge the same leads at once, either way round', async () => {
    const outcomes = await Promise.all([merge(), merge(otherSide(), mainSide()), merge()]);
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(0);
    expect(await countPairs()).toBe(2);
  });

  it('leaves the other site’s lead a lead of its own if the main one is erased, and no row if it is erased itself', async () => {
    const erase = (siteSlug: string) => eraseLeads(test.database, { email: 'ann@example.com', siteSlug }, staffNow);
    const others = await readLeadRows(test.database.primary, [other]);
    const mains = await readLeadRows(test.database.primary, [main]);
    await merge();
    await erase(home);
    expect(await readLeadRows(test.database.primary, [other])).toEqual(others);
    main = await test.addLead(home, { firstName: 'Main' });
    await merge();
    await erase(away);
    expect((await readLeadRows(test.database.primary, [main])).length).toBe(mains.length);
    expect([await countPairs(), await list(boss, 'unassigned')]).toEqual([0, ['Main']]);
  });

  it('leaves nothing of either lead if both are erased', async () => {
    await merge();
    await eraseLeads(test.database, { email: 'ann@example.com' }, staffNow);
    expect(await readLeadRows(test.database.primary, [main, other])).toEqual([]);
    expect(await countPairs()).toBe(0);
  });

  it('brings every row of both sites back as it was, whatever staff did before', async () => {
    await fc.assert(
      fc.asyncProperty(leadHistory, fc.boolean(), async (done, isTakenBack) => {
        const sides = [mainSide(await test.addLead(home)), otherSide(await test.addLead(away))] as const;
        const leads = sides.map(({ leadUuid }) => leadUuid);
        for (const [isMain, kind] of done) await changeLead(test, sides[isMain ? 0 : 1], kind);
        const before = await readLeadRows(test.database.primary, leads);
        expect(await merge(...sides)).toBe('done');
        expect(await readLeadRows(test.database.primary, leads)).not.toEqual(before);
        await (isTakenBack ? pairs.takeBack(colleague, sides[1].leadUuid, staffNow) : unmerge(...sides));
        expect(await readLeadRows(test.database.primary, leads)).toEqual(before);
      }),
      { numRuns: 6 },
    );
  });
});
