import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePerson, makeRoutedLead, makeRule } from '../../testing/make-routing.ts';
import { chooseAssignee, findRoutingBar, type RoutingPerson, type RoutingQuestion } from './choose-assignee.ts';
import { anyLead, matchesRule, type RoutedLead, type RoutingConditions, type RoutingRule } from './routing-rule.ts';

const nowMs = Date.parse('2026-11-24T00:00:00Z');

const choose = (fields: Partial<RoutingQuestion>) =>
  chooseAssignee({
    rules: [makeRule()],
    people: [makePerson('ann'), makePerson('bob')],
    lead: makeRoutedLead(),
    passedUuids: [],
    nowMs,
    ...fields,
  });
const chosenOf = (fields: Partial<RoutingQuestion>) => choose(fields).chosen?.personUuid ?? null;

describe('a condition of a rule', () => {
  const cases: readonly (readonly [string, Partial<RoutingConditions>, Partial<RoutedLead>, boolean])[] = [
    ['its location', { locationIds: [1, 2] }, { locationId: 2 }, true],
    ['another location', { locationIds: [1, 2] }, { locationId: 3 }, false],
    ['no location', { locationIds: [1] }, { locationId: null }, false],
    ['its category', { categories: ['Service Enquiry'] }, { category: 'Service Enquiry' }, true],
    ['another category', { categories: ['Service Enquiry'] }, {}, false],
    ['one of its sources', { sources: ['google'] }, { sources: ['website', 'google'] }, true],
    ['another source', { sources: ['google'] }, {}, false],
    ['its make', { makes: ['mazda'] }, {}, true],
    ['no make', { makes: ['mazda'] }, { makeSlug: null }, false],
    ['its lowest price', { minPriceCents: 3_000_000 }, {}, true],
    ['a lower price', { minPriceCents: 3_000_001 }, {}, false],
    ['its highest price', { maxPriceCents: 3_000_000 }, {}, true],
    ['a higher price', { maxPriceCents: 2_999_999 }, {}, false],
    ['no price', { maxPriceCents: 2_999_999 }, { priceCents: null }, false],
    ['its weekday', { weekdays: [1, 2] }, {}, true],
    ['another weekday', { weekdays: [0, 6] }, {}, false],
    ['its first minute', { hours: { from: '10:00', to: '17:00' } }, {}, true],
    ['the minute when it ends', { hours: { from: '09:00', to: '10:00' } }, {}, false],
    ['a time before midnight', { hours: { from: '18:00', to: '08:00' } }, { time: '23:59' }, true],
    ['a time after midnight', { hours: { from: '18:00', to: '08:00' } }, { time: '07:59' }, true],
    ['daytime, for a rule of the night', { hours: { from: '18:00', to: '08:00' } }, {}, false],
  ];

  it.each(cases)('answers %s', (_, conditions, lead, matches) => {
    expect(matchesRule({ ...anyLead, ...conditions }, makeRoutedLead(lead))).toBe(matches);
  });
});

describe('the person a lead goes to', () => {
  it('is of the first rule that matches', () => {
    const rules = [
      makeRule({ conditions: { ...anyLead, makes: ['kia'] }, personUuids: ['ann'] }),
      makeRule({ way: 'person', personUuids: ['bob'] }),
      makeRule({ personUuids: ['ann'] }),
    ];
    expect(chosenOf({ rules })).toBe('bob');
    expect(chosenOf({ rules, lead: makeRoutedLead({ makeSlug: 'kia' }) })).toBe('ann');
    expect(chosenOf({ rules: [] })).toBeNull();
  });

  it('is of the next rule if nobody in the first is free', () => {
    const rules = [makeRule({ name: 'First', personUuids: ['ann'] }), makeRule({ personUuids: ['bob'] })];
    const people = [makePerson('ann', { awayUntilMs: nowMs + 1 }), makePerson('bob')];
    const { chosen, skipped } = choose({ rules, people });
    expect([chosen?.personUuid, skipped.map(({ name }) => name)]).toEqual(['bob', ['First']]);
  });

  it.each([
    ['away', { awayUntilMs: nowMs + 1 }],
    ['atCap', { openLeads: 5, maxOpen: 5 }],
    ['noAccess', { role: 'stock' as const }],
    ['noAccess', { locationIds: [2] }],
    [null, { awayUntilMs: nowMs, openLeads: 4, maxOpen: 5, locationIds: [1] }],
  ])('is nobody whose bar is %s', (bar, fields) => {
    expect(findRoutingBar(makePerson('ann', fields), makeRoutedLead(), nowMs)).toBe(bar);
    expect(chosenOf({ people: [makePerson('ann', fields)] })).toBe(bar === null ? 'ann' : null);
  });

  it('is the next in turn, or has the fewest open leads', () => {
    const people = [
      makePerson('ann', { openLeads: 3 }),
      makePerson('bob', { openLeads: 2 }),
      makePerson('cy', { openLeads: 2 }),
    ];
    const personUuids = ['ann', 'bob', 'cy'];
    const rule = (fields: Partial<RoutingRule>) => [makeRule({ personUuids, ...fields })];
    expect(chosenOf({ people, rules: rule({ lastUuid: 'bob' }) })).toBe('cy');
    expect(chosenOf({ people, rules: rule({ lastUuid: 'cy' }) })).toBe('ann');
    expect(chosenOf({ people, rules: rule({ lastUuid: 'gone' }) })).toBe('ann');
    expect(chosenOf({ people, rules: rule({ way: 'fewest' }) })).toBe('bob');
    expect(chosenOf({ people, rules: rule({ way: 'fewest', lastUuid: 'bob' }) })).toBe('cy');
  });

  it('is nobody who had the lead already', () => {
    expect(chosenOf({ passedUuids: ['ann'] })).toBe('bob');
    expect(chosenOf({ passedUuids: ['ann', 'bob'] })).toBeNull();
  });
});

const names = ['a', 'b', 'c', 'd', 'e'];

const anyPerson = (personUuid: string): fc.Arbitrary<RoutingPerson> =>
  fc.record({
    personUuid: fc.constant(personUuid),
    role: fc.constantFrom('owner', 'manager', 'sales', 'stock'),
    locationIds: fc.constantFrom(null, [1], [2]),
    categories: fc.constant(null),
    openLeads: fc.nat(6),
    maxOpen: fc.option(fc.nat(6)),
    awayUntilMs: fc.constantFrom(null, nowMs - 1, nowMs + 1),
  });

const anyRule: fc.Arbitrary<RoutingRule> = fc.record({
  ruleUuid: fc.uuid(),
  name: fc.constant(''),
  conditions: fc.record({
    ...(Object.fromEntries(Object.entries(anyLead).map(([key, value]) => [key, fc.constant(value)])) as {
      [Key in keyof RoutingConditions]: fc.Arbitrary<RoutingConditions[Key]>;
    }),
    locationIds: fc.constantFrom([], [1], [2], [1, 2]),
    makes: fc.constantFrom([], ['mazda'], ['kia']),
  }),
  way: fc.constantFrom('turns', 'fewest'),
  personUuids: fc.subarray(names, { minLength: 1 }),
  lastUuid: fc.constantFrom(null, ...names),
});

const anyQuestion: fc.Arbitrary<RoutingQuestion> = fc.record({
  rules: fc.array(anyRule, { maxLength: 6 }),
  people: fc.tuple(...names.map(anyPerson)),
  lead: fc.constantFrom(makeRoutedLead(), makeRoutedLead({ locationId: 2 }), makeRoutedLead({ locationId: null })),
  passedUuids: fc.subarray(names),
  nowMs: fc.constant(nowMs),
});

describe('any rules', () => {
  it('choose a free person of a rule that matches, and nobody only if no such person exists', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { people, lead, passedUuids, rules } = question;
        const isFree = (uuid: string): boolean =>
          !passedUuids.includes(uuid) &&
          people.some((person) => person.personUuid === uuid && findRoutingBar(person, lead, nowMs) === null);
        const open = rules.filter(
          ({ conditions, personUuids }) => matchesRule(conditions, lead) && personUuids.some(isFree),
        );
        const { chosen } = chooseAssignee(question);
        expect(chosen?.rule).toBe(open[0]);
        if (chosen !== null) expect(chosen.rule.personUuids.filter(isFree)).toContain(chosen.personUuid);
      }),
    );
  });

  it('decide the same with more rules behind', () => {
    fc.assert(
      fc.property(anyQuestion, anyRule, (question, last) => {
        const { chosen } = chooseAssignee(question);
        if (chosen !== null)
          expect(chooseAssignee({ ...question, rules: [...question.rules, last] }).chosen).toEqual(chosen);
      }),
    );
  });

  it.each(['turns', 'fewest'] as const)('share leads evenly by %s', (way) => {
    fc.assert(
      fc.property(fc.subarray(names, { minLength: 1 }), fc.nat(40), (personUuids, count) => {
        const given = new Map(personUuids.map((uuid) => [uuid, 0]));
        let lastUuid: string | null = null;
        for (let lead = 0; lead < count; lead += 1) {
          const people = personUuids.map((uuid) => makePerson(uuid, { openLeads: given.get(uuid) ?? 0 }));
          const chosen: string | null = chosenOf({ rules: [makeRule({ way, personUuids, lastUuid })], people });
          given.set(chosen ?? '', (given.get(chosen ?? '') ?? 0) + 1);
          lastUuid = chosen;
        }
        const counts = [...given.values()];
        expect(counts).toHaveLength(personUuids.length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
