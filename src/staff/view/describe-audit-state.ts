import { describeDated, formatDayInWords } from '#src/lib/dates/format-date.ts';
import { isDay } from '#src/lib/dates/local-day.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import type { AuditState } from '../rules/audit.ts';

export interface AuditNames {
  readonly timeZone: string;
  readonly locations: readonly { readonly id: number; readonly name: string }[];
  readonly people: readonly { readonly personUuid: string; readonly name: string }[];
  readonly nameSite: (siteSlug: string) => string;
}

/** Ids and revision numbers, which only the export shows. */
const hiddenNames: readonly string[] = [
  'rule',
  'note',
  'message',
  'task',
  'block',
  'merged',
  'mergedInto',
  'order',
  'version',
];

const labels: Readonly<Record<string, string>> = {
  way: 'method',
  contact: 'identified by',
  assignee: 'assigned to',
  locationIds: 'locations',
  amountCents: 'amount',
  totalCents: 'total',
  minPriceCents: 'price from',
  maxPriceCents: 'price up to',
  maxOpen: 'most open leads',
  kind: 'by',
  site: 'other site',
  quote: 'quote number',
  issuer: 'directory',
  warning: 'almost overdue',
  quiet: 'quiet hours',
  startsAt: 'start',
  endsAt: 'end',
};

const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  way: {
    authenticator: 'authenticator app',
    directory: 'work account',
    demo: 'demo link',
    code: 'emailed link and code',
    person: 'one person',
    turns: 'a team, taking turns',
    fewest: 'the person in a team with the fewest open leads',
  },
  contact: { email: 'email address', phone: 'phone number' },
  kind: { mail: 'email', sms: 'SMS', call: 'phone' },
  state: { paying: 'being paid', lapsing: 'ending', refunding: 'being refunded', owed: 'refund owed' },
  reason: {
    unknown: 'not invited',
    left: 'no longer works here',
    otherSubject: 'the email address belongs to another account',
    otherPerson: 'the account belongs to someone else',
    noEmail: 'no email address',
  },
  weekdays: {
    0: 'Sunday',
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
  },
};

const channelWords: Readonly<Record<string, string>> = { sms: 'SMS', push: 'browser' };

const emptyWords: Readonly<Record<string, string>> = {
  assignee: 'nobody',
  maxOpen: 'no limit',
  locationIds: 'any',
  categories: 'any',
  sources: 'any',
  makes: 'any',
  minPriceCents: 'any',
  maxPriceCents: 'any',
  weekdays: 'any',
  hours: 'any',
};

const isName = (text: string): boolean => /^[a-z]+(?:[A-Z][a-z]+)+$/.test(text);
const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

const spellName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const describeText = (text: string, timeZone: string): string => {
  if (isMoment(text)) return describeDated(Date.parse(text), timeZone);
  if (isDay(text)) return formatDayInWords(text);
  return isName(text) ? spellName(text) : text;
};

const describeValue = (name: string, value: string | number | boolean, names: AuditNames): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (name === 'assignee' || name === 'people')
    return names.people.find(({ personUuid }) => personUuid === value)?.name ?? 'a former colleague';
  if (name === 'locationIds') return names.locations.find(({ id }) => id === value)?.name ?? 'a former location';
  if (name === 'site') return names.nameSite(String(value));
  if (typeof value === 'number' && name.endsWith('Cents')) return formatPrice(value);
  const text = String(value);
  return valueWords[name]?.[text] ?? channelWords[text] ?? describeText(text, names.timeZone);
};

export const describeAuditState = (state: AuditState | null, names: AuditNames): string | null => {
  const facts = Object.entries(state ?? {})
    .filter(([name]) => !hiddenNames.includes(name))
    .map(([name, value]) => {
      const values = [value].flat().flatMap((one) => (one === null ? [] : [describeValue(name, one, names)]));
      return `${labels[name] ?? spellName(name)}: ${values.join(', ') || (emptyWords[name] ?? 'none')}`;
    });
  return facts.length === 0 ? null : facts.join('; ');
};
