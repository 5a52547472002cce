import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { actorOf, afterMs, staffNow } from '#src/staff/testing/open-test-staff.ts';
import { anyLead, maxRules } from '../../rules/routing/routing-rule.ts';
import { openTestInbox, type TestInbox } from '../../testing/open-test-inbox.ts';
import { createRoutingStore, type RoutingStore, type RuleContent } from './routing-store.ts';

describe.each(testDatabases)('routing rules on $name', ({ open }) => {
  let test: TestInbox;
  let store: RoutingStore;
  let [annUuid, foreignUuid] = ['', ''];

  beforeAll(async () => {
    test = await openTestInbox(open);
    store = createRoutingStore(test.database);
    annUuid = (await test.addWorker('Ann', 'manager')).personUuid;
    foreignUuid = await test.staff.addPerson('Foreign', { siteSlug: 'acme', role: 'sales' });
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`TRUNCATE routing_rules, staff_capacities, staff_audit`);
  });

  const content = (name: string, fields: Partial<RuleContent> = {}): RuleContent => ({
    name,
    conditions: anyLead,
    way: 'turns',
    personUuids: [annUuid],
    ...fields,
  });
  const save = (ruleUuid: string | null, rule: RuleContent, siteSlug = 'wattle') =>
    store.save(siteSlug, ruleUuid, rule, actorOf(annUuid), staffNow);
  const names = async () => (await store.listRules('wattle')).map(({ name }) => name);
  const idOf = async (name: string) =>
    (await store.listRules('wattle')).find((rule) => rule.name === name)?.ruleUuid ?? '';

  it('are added at the end, changed in place, moved and removed', async () => {
    for (const name of ['one', 'two', 'three']) expect(await save(null, content(name))).toBe('done');
    expect(await store.move('wattle', await idOf('three'), -1, actorOf(annUuid), staffNow)).toBe('done');
    expect(await names()).toEqual(['one', 'three', 'two']);
    await store.move('wattle', await idOf('one'), -1, actorOf(annUuid), staffNow);
    await store.move('wattle', await idOf('two'), 1, actorOf(annUuid), staffNow);
    expect(await names()).toEqual(['one', 'three', 'two']);
    await save(await idOf('one'), content('first', { way: 'fewest' }));
    expect(await store.remove('wattle', await idOf('three'), actorOf(annUuid), staffNow)).toBe('done');
    await save(null, content('last'));
    expect(await names()).toEqual(['first', 'two', 'last']);
  });

  it('are audited without their names', async () => {
    await save(null, content('Angry Bob’s leads'));
    const ruleUuid = await idOf('Angry Bob’s leads');
    await save(ruleUuid, content('x', { conditions: { ...anyLead, hours: { from: '09:00', to: '17:00' } } }));
    await store.remove('wattle', ruleUuid, actorOf(annUuid), staffNow);
    const entries = await test.staff.audit.listOfSubject('wattle', ruleUuid);
    expect(entries.map(({ action, before, after }) => [action, before?.hours, after?.hours])).toEqual([
      ['ruleAdded', undefined, null],
      ['ruleChanged', null, '09:00 to 17:00'],
      ['ruleRemoved', '09:00 to 17:00', undefined],
    ]);
    expect(JSON.stringify(entries)).not.toContain('Bob');
  });

  it('belong to one site, and name only people who work there', async () => {
    await save(null, content('one'));
    const ruleUuid = await idOf('one');
    expect(await save(ruleUuid, content('x', { personUuids: [foreignUuid] }), 'acme')).toBe('unknown');
    expect(await store.remove('acme', ruleUuid, actorOf(annUuid), staffNow)).toBe('unknown');
    expect(await store.move('acme', ruleUuid, 1, actorOf(annUuid), staffNow)).toBe('unknown');
    expect(await save(null, content('x', { personUuids: [annUuid, foreignUuid] }))).toBe('wrongPerson');
    expect(await names()).toEqual(['one']);
  });

  it('are at most as many as are ever read, even if added at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: maxRules + 3 }, (_, index) => save(null, content(`${index}`))),
    );
    expect(outcomes.filter((outcome) => outcome === 'tooMany')).toHaveLength(3);
    expect(await names()).toHaveLength(maxRules);
  });

  it('take the caps and absences of people who work at the site', async () => {
    const set = (personUuid: string) =>
      store.setCapacity('wattle', personUuid, { maxOpen: 5, awayUntil: afterMs(1000) }, actorOf(annUuid), staffNow);
    expect(await set(foreignUuid)).toBe('unknown');
    expect(await set(annUuid)).toBe('done');
    expect(await store.listPeople('wattle')).toMatchObject([
      { name: 'Ann', maxOpen: 5, awayUntilMs: afterMs(1000).getTime(), openLeads: 0 },
    ]);
    const { setCapacity, findAway } = store;
    await setCapacity('wattle', annUuid, { awayUntil: null }, actorOf(annUuid), staffNow);
    expect(await store.listPeople('wattle')).toMatchObject([{ maxOpen: 5, awayUntilMs: null }]);
    await setCapacity('wattle', annUuid, { awayUntil: afterMs(9000) }, actorOf(annUuid), staffNow);
    expect(await findAway(['acme', 'wattle'], annUuid, staffNow)).toEqual(afterMs(9000));
    expect(await findAway(['wattle'], annUuid, afterMs(9000))).toBeNull();
    expect(await findAway(['acme'], annUuid, staffNow)).toBeNull();
    expect((await test.staff.audit.listOfSubject('wattle', annUuid)).slice(0, 1)).toMatchObject([
      { action: 'capacityChanged', before: { maxOpen: null, awayUntil: null }, after: { maxOpen: 5 } },
    ]);
  });
});
