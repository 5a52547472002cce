import { expect, it } from 'vitest';
import { anyLead } from '../../rules/routing/routing-rule.ts';
import { makePerson, makeRoutedLead, makeRule } from '../../testing/make-routing.ts';
import { buildRoutingView, describeConditions } from './build-routing-view.ts';

const locations = [
  { id: 1, name: 'North' },
  { id: 2, name: 'South' },
];
const now = new Date('2026-11-24T00:00:00Z');
const around = { site: { timeZone: 'Australia/Brisbane', locations }, params: new URLSearchParams(), now };
const person = (name: string, fields = {}) => ({ ...makePerson(name.toLowerCase(), fields), name });

it('describes what a rule asks for', () => {
  expect(describeConditions(anyLead, locations)).toBe('All leads');
  const conditions = {
    locationIds: [2, 7],
    categories: ['Used Vehicle Enquiry'],
    sources: ['google'],
    makes: ['kia', 'mazda'],
    minPriceCents: 2_000_000,
    maxPriceCents: 4_000_000,
    weekdays: [0, 1],
    hours: { from: '09:00', to: '17:00' },
  };
  expect(describeConditions(conditions, locations)).toBe(
    'Used Vehicle · South, location 7 · kia, mazda · $20,000 to $40,000 · from google · Mon, Sun · 09:00 to 17:00',
  );
  expect(describeConditions({ ...anyLead, minPriceCents: 100 }, locations)).toBe('from $1');
  expect(describeConditions({ ...anyLead, maxPriceCents: 100 }, locations)).toBe('up to $1');
});

it('says who would get a lead, and why the others would not', () => {
  const rules = [makeRule({ name: 'Team' }), makeRule({ name: 'Rest', personUuids: ['cy'] })];
  const people = [
    person('Ann', { awayUntilMs: now.getTime() + 1 }),
    person('Bob', { openLeads: 3, maxOpen: 3 }),
    person('Cy'),
  ];
  const { answer } = buildRoutingView({ rules, people, lead: makeRoutedLead() }, around);
  expect(answer).toEqual({
    who: 'Cy',
    reasons: ['‘Team’ matches, but Ann is away, Bob has reached their open lead limit.', 'Matches the rule ‘Rest’.'],
  });
  expect(buildRoutingView({ rules: [], people, lead: makeRoutedLead() }, around).answer?.reasons).toEqual([
    'No rule matches.',
  ]);
  expect(buildRoutingView({ rules, people, lead: null }, around).answer).toBeNull();
});

it('shows how long a person is away, in the site’s time zone', () => {
  const people = [person('Ann', { awayUntilMs: Date.parse('2026-11-26T14:00:00Z') }), person('Bob', { role: 'stock' })];
  const view = buildRoutingView({ rules: [], people, lead: null }, around);
  expect(view.people).toMatchObject([{ name: 'Ann', away: 'Away until 26 November 2026', backOn: '2026-11-27' }]);
});
