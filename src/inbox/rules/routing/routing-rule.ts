import type { ScopedLead } from '#src/staff/rules/membership.ts';

/** An empty list, or null, accepts every lead. */
export interface RoutingConditions {
  readonly locationIds: readonly number[];
  readonly categories: readonly string[];
  /** In lower case. Each is a lead's source, such as 'website', or its campaign's source, such as 'google'. */
  readonly sources: readonly string[];
  readonly makes: readonly string[];
  readonly minPriceCents: number | null;
  readonly maxPriceCents: number | null;
  /** 0 (Sunday) to 6 (Saturday). A new lead matches by its time of arrival, a reassigned lead by the current time. */
  readonly weekdays: readonly number[];
  /** 'HH:MM' in the location's time zone. If the start is later than the end, the period runs past midnight. */
  readonly hours: { readonly from: string; readonly to: string } | null;
}

export const anyLead: RoutingConditions = {
  locationIds: [],
  categories: [],
  sources: [],
  makes: [],
  minPriceCents: null,
  maxPriceCents: null,
  weekdays: [],
  hours: null,
};

export const routingWays = ['person', 'turns', 'fewest'] as const;

export type RoutingWay = (typeof routingWays)[number];

export interface RoutingRule {
  readonly ruleUuid: string;
  readonly name: string;
  readonly conditions: RoutingConditions;
  readonly way: RoutingWay;
  /** In the order in which they take turns. A 'person' rule has exactly one person. */
  readonly personUuids: readonly string[];
  readonly lastUuid: string | null;
}

export interface RoutedLead extends ScopedLead {
  readonly sources: readonly string[];
  readonly makeSlug: string | null;
  readonly priceCents: number | null;
  readonly weekday: number;
  /** 'HH:MM' in the location's time zone. */
  readonly time: string;
}

export const maxRules = 50;
export const maxRuleNameLength = 80;
export const maxPeopleOfRule = 50;
export const maxWordsOfRule = 20;
export const maxWordLength = 60;

const accepts = <Value>(wanted: readonly Value[], found: readonly Value[]): boolean =>
  wanted.length === 0 || wanted.some((value) => found.includes(value));

const isInHours = ({ from, to }: NonNullable<RoutingConditions['hours']>, time: string): boolean =>
  from <= to ? from <= time && time < to : from <= time || time < to;

/** A lead without a price, make or location doesn't match a rule that asks for one. */
export const matchesRule = (conditions: RoutingConditions, lead: RoutedLead): boolean => {
  const { minPriceCents, maxPriceCents, hours } = conditions;
  const hasPrice = minPriceCents !== null || maxPriceCents !== null;
  const { priceCents } = lead;
  return (
    accepts(conditions.locationIds, lead.locationId === null ? [] : [lead.locationId]) &&
    accepts(conditions.categories, [lead.category]) &&
    accepts(conditions.sources, lead.sources) &&
    accepts(conditions.makes, lead.makeSlug === null ? [] : [lead.makeSlug]) &&
    accepts(conditions.weekdays, [lead.weekday]) &&
    (!hasPrice ||
      (priceCents !== null && priceCents >= (minPriceCents ?? 0) && priceCents <= (maxPriceCents ?? Infinity))) &&
    (hours === null || isInHours(hours, lead.time))
  );
};
