import { isLeadCategory } from '#src/leads/rules/lead-categories.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import {
  maxPeopleOfRule,
  maxRuleNameLength,
  maxWordLength,
  maxWordsOfRule,
  type RoutedLead,
  type RoutingConditions,
  type RoutingRule,
  routingWays,
} from './routing-rule.ts';

type Fields = Pick<FormData, 'get' | 'getAll'>;

export type ReadRule =
  | { readonly kind: 'read'; readonly rule: Pick<RoutingRule, 'name' | 'conditions' | 'way' | 'personUuids'> }
  | { readonly kind: 'refused'; readonly problem: string };

const textOf = (form: Fields, name: string): string => String(form.get(name) ?? '').trim();

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

const readDollars = (text: string): number | null | undefined => {
  if (text === '') return null;
  const digits = text.replaceAll(/[$,\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) * 100 : undefined;
};

const readWords = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== '' && word.length <= maxWordLength),
  ),
];

const refuse = (problem: string): ReadRule => ({ kind: 'refused', problem });

const readConditions = (form: Fields, locationIds: readonly number[]): RoutingConditions | string => {
  const [minPriceCents, maxPriceCents] = [readDollars(textOf(form, 'minPrice')), readDollars(textOf(form, 'maxPrice'))];
  if (minPriceCents === undefined || maxPriceCents === undefined) return 'Please enter prices in whole dollars.';
  if (minPriceCents !== null && maxPriceCents !== null && minPriceCents > maxPriceCents)
    return 'The minimum price is above the maximum.';
  const [from, to] = [textOf(form, 'from'), textOf(form, 'to')];
  const hasHours = from !== '' || to !== '';
  if (hasHours && (!clockPattern.test(from) || !clockPattern.test(to) || from === to))
    return 'Please enter both times, such as 09:00 and 17:00.';
  const [makes, sources] = [readWords(textOf(form, 'makes')).map(slugify), readWords(textOf(form, 'sources'))];
  if (makes.length > maxWordsOfRule || sources.length > maxWordsOfRule)
    return `A rule can have up to ${maxWordsOfRule} makes and ${maxWordsOfRule} sources.`;
  return {
    locationIds: locationIds.filter((id) => form.getAll('location').includes(String(id))),
    categories: form.getAll('category').map(String).filter(isLeadCategory),
    sources,
    makes,
    minPriceCents,
    maxPriceCents,
    weekdays: [0, 1, 2, 3, 4, 5, 6].filter((weekday) => form.getAll('weekday').includes(String(weekday))),
    hours: hasHours ? { from, to } : null,
  };
};

export const readRuleForm = (form: Fields, locationIds: readonly number[]): ReadRule => {
  const name = textOf(form, 'name').replaceAll(/\s+/g, ' ');
  if (name === '' || name.length > maxRuleNameLength)
    return refuse(`Please enter a name of up to ${maxRuleNameLength} characters.`);
  const conditions = readConditions(form, locationIds);
  if (typeof conditions === 'string') return refuse(conditions);
  const way = routingWays.find((one) => one === textOf(form, 'way'));
  if (way === undefined) return refuse('Please choose who gets the leads.');
  const personUuids = [...new Set(form.getAll('person').map(String).filter(isUuid))];
  if (personUuids.length === 0) return refuse('Please tick at least one person.');
  if (way === 'person' && personUuids.length > 1) return refuse('Please tick one person only, or choose a team.');
  if (personUuids.length > maxPeopleOfRule) return refuse(`A rule can have up to ${maxPeopleOfRule} people.`);
  return { kind: 'read', rule: { name, conditions, way, personUuids } };
};

export const readTestLead = (params: URLSearchParams): RoutedLead | null => {
  const category = params.get('category') ?? '';
  if (!isLeadCategory(category)) return null;
  const location = params.get('location') ?? '';
  const time = params.get('time') ?? '';
  const make = slugify((params.get('make') ?? '').slice(0, maxWordLength));
  return {
    category,
    locationId: /^\d{1,9}$/.test(location) ? Number(location) : null,
    sources: readWords((params.get('source') || 'website').slice(0, maxWordLength)),
    makeSlug: make === '' ? null : make,
    priceCents: readDollars((params.get('price') ?? '').slice(0, 20)) ?? null,
    weekday: /^[0-6]$/.test(params.get('weekday') ?? '') ? Number(params.get('weekday')) : 1,
    time: clockPattern.test(time) ? time : '10:00',
  };
};
