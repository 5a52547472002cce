import type { RoutingPerson } from '../rules/routing/choose-assignee.ts';
import { anyLead, type RoutedLead, type RoutingRule } from '../rules/routing/routing-rule.ts';

export const makeRule = (fields: Partial<RoutingRule> = {}): RoutingRule => ({
  ruleUuid: 'rule',
  name: 'Everything',
  conditions: anyLead,
  way: 'turns',
  personUuids: ['ann', 'bob'],
  lastUuid: null,
  ...fields,
});

export const makePerson = (personUuid: string, fields: Partial<RoutingPerson> = {}): RoutingPerson => ({
  personUuid,
  role: 'sales',
  locationIds: null,
  categories: null,
  openLeads: 0,
  maxOpen: null,
  awayUntilMs: null,
  ...fields,
});

export const makeRoutedLead = (fields: Partial<RoutedLead> = {}): RoutedLead => ({
  category: 'Used Vehicle Enquiry',
  locationId: 1,
  sources: ['website'],
  makeSlug: 'mazda',
  priceCents: 3_000_000,
  weekday: 2,
  time: '10:00',
  ...fields,
});
