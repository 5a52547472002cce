import { leadCategories } from '#src/leads/rules/lead-categories.ts';
import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { addDays, localDay } from '#src/lib/dates/local-day.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import { shortWeekdayNames } from '#src/locations/rules/weekday-names.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import {
  chooseAssignee,
  findRoutingBar,
  type RoutingBar,
  type RoutingPerson,
} from '../../rules/routing/choose-assignee.ts';
import {
  anyLead,
  type RoutedLead,
  type RoutingConditions,
  type RoutingRule,
  type RoutingWay,
} from '../../rules/routing/routing-rule.ts';

export interface RuleFields extends RoutingConditions {
  readonly name: string;
  readonly way: RoutingWay;
  readonly personUuids: readonly string[];
}

export interface RuleRow {
  readonly ruleUuid: string;
  readonly place: number;
  readonly name: string;
  readonly when: string;
  readonly who: string;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  readonly fields: RuleFields;
}

export interface CapacityRow {
  readonly personUuid: string;
  readonly name: string;
  readonly openLeads: string;
  readonly away: string | null;
  readonly maxOpen: string;
  readonly backOn: string;
}

export interface RoutingView {
  readonly rules: readonly RuleRow[];
  readonly people: readonly CapacityRow[];
  readonly blank: RuleFields;
  readonly locations: readonly { readonly id: number; readonly name: string }[];
  readonly categories: readonly string[];
  readonly weekdays: readonly { readonly value: number; readonly label: string }[];
  readonly ways: readonly { readonly value: RoutingWay; readonly label: string }[];
  readonly asked: Readonly<Record<'category' | 'location' | 'make' | 'price' | 'source' | 'weekday' | 'time', string>>;
  readonly answer: { readonly who: string; readonly reasons: readonly string[] } | null;
}

interface NamedPerson extends RoutingPerson {
  readonly name: string;
}

interface RoutingFacts {
  readonly rules: readonly RoutingRule[];
  readonly people: readonly NamedPerson[];
  readonly lead: RoutedLead | null;
}

interface RoutingSurroundings {
  readonly site: { readonly timeZone: string; readonly locations: readonly Pick<SiteLocation, 'id' | 'name'>[] };
  readonly params: URLSearchParams;
  readonly now: Date;
}

const wayWords: Readonly<Record<RoutingWay, string>> = {
  person: 'One person',
  turns: 'A team, taking turns',
  fewest: 'A team: each lead to the person with the fewest open leads',
};

const barWords: Readonly<Record<RoutingBar, string>> = {
  noAccess: 'can’t see this lead',
  away: 'is away',
  atCap: 'has reached their open lead limit',
};

const weekdayOrder = [1, 2, 3, 4, 5, 6, 0];

const describePrices = ({ minPriceCents, maxPriceCents }: RoutingConditions): string | null => {
  if (minPriceCents !== null && maxPriceCents !== null)
    return `${formatPrice(minPriceCents)} to ${formatPrice(maxPriceCents)}`;
  if (minPriceCents !== null) return `from ${formatPrice(minPriceCents)}`;
  return maxPriceCents === null ? null : `up to ${formatPrice(maxPriceCents)}`;
};

export const describeConditions = (
  conditions: RoutingConditions,
  locations: readonly Pick<SiteLocation, 'id' | 'name'>[],
): string => {
  const { locationIds, categories, sources, makes, weekdays, hours } = conditions;
  const parts = [
    categories.map((category) => category.replace(/ Enquiry$/, '')).join(', '),
    locationIds.map((id) => locations.find((one) => one.id === id)?.name ?? `location ${id}`).join(', '),
    makes.join(', '),
    describePrices(conditions) ?? '',
    sources.length === 0 ? '' : `from ${sources.join(', ')}`,
    weekdayOrder
      .filter((weekday) => weekdays.includes(weekday))
      .map((weekday) => shortWeekdayNames[weekday])
      .join(', '),
    hours === null ? '' : `${hours.from} to ${hours.to}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'All leads' : parts.join(' · ');
};

const describeTarget = ({ way, personUuids }: RoutingRule, people: readonly NamedPerson[]): string => {
  const names = personUuids.map((uuid) => people.find((one) => one.personUuid === uuid)?.name ?? 'a former colleague');
  const list = names.join(', ');
  if (way === 'person') return `To ${list}`;
  return way === 'turns' ? `Taking turns: ${list}` : `Fewest open leads: ${list}`;
};

const blankFields: RuleFields = { ...anyLead, name: '', way: 'turns', personUuids: [] };

const buildAnswer = ({ rules, people, lead }: RoutingFacts, now: Date): RoutingView['answer'] => {
  if (lead === null) return null;
  const nowMs = now.getTime();
  const { chosen, skipped } = chooseAssignee({ rules, people, lead, passedUuids: [], nowMs });
  const nameOf = (uuid: string): string => people.find((one) => one.personUuid === uuid)?.name ?? 'A former colleague';
  const explain = (rule: RoutingRule): string => {
    const bars = rule.personUuids.map((uuid) => {
      const person = people.find((one) => one.personUuid === uuid);
      const bar = person === undefined ? null : findRoutingBar(person, lead, nowMs);
      return `${nameOf(uuid)} ${bar === null ? 'no longer works here' : barWords[bar]}`;
    });
    return `‘${rule.name}’ matches, but ${bars.join(', ')}.`;
  };
  const reasons = skipped.map(explain);
  if (chosen === null) {
    return { who: 'Nobody: the lead stays unassigned', reasons: reasons.length === 0 ? ['No rule matches.'] : reasons };
  }
  return { who: nameOf(chosen.personUuid), reasons: [...reasons, `Matches the rule ‘${chosen.rule.name}’.`] };
};

const buildCapacity = (person: NamedPerson, { site, now }: RoutingSurroundings): CapacityRow => {
  const { awayUntilMs, openLeads } = person;
  const backOn = awayUntilMs === null || awayUntilMs <= now.getTime() ? '' : localDay(awayUntilMs, site.timeZone);
  return {
    personUuid: person.personUuid,
    name: person.name,
    openLeads: openLeads === 1 ? '1 open lead' : `${openLeads} open leads`,
    away: backOn === '' ? null : `Away until ${formatDayInWords(addDays(backOn, -1))}`,
    maxOpen: person.maxOpen === null ? '' : String(person.maxOpen),
    backOn,
  };
};

export const buildRoutingView = (facts: RoutingFacts, around: RoutingSurroundings): RoutingView => {
  const { site, params, now } = around;
  const { rules, people } = facts;
  const paramOf = (name: string): string => (params.get(name) ?? '').slice(0, 60);
  return {
    rules: rules.map((rule, index) => ({
      ruleUuid: rule.ruleUuid,
      place: index + 1,
      name: rule.name,
      when: describeConditions(rule.conditions, site.locations),
      who: describeTarget(rule, people),
      canMoveUp: index > 0,
      canMoveDown: index < rules.length - 1,
      fields: { ...rule.conditions, name: rule.name, way: rule.way, personUuids: rule.personUuids },
    })),
    people: people
      .filter(({ role }) => hasPermission(role, 'leads.work'))
      .map((person) => buildCapacity(person, around)),
    blank: blankFields,
    locations: site.locations.map(({ id, name }) => ({ id, name })),
    categories: leadCategories,
    weekdays: weekdayOrder.map((value) => ({ value, label: shortWeekdayNames[value] ?? '' })),
    ways: (['person', 'turns', 'fewest'] as const).map((value) => ({ value, label: wayWords[value] })),
    asked: {
      category: paramOf('category'),
      location: paramOf('location'),
      make: paramOf('make'),
      price: paramOf('price'),
      source: paramOf('source'),
      weekday: paramOf('weekday'),
      time: paramOf('time'),
    },
    answer: buildAnswer(facts, now),
  };
};
