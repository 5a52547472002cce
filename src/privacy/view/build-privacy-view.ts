import { describeDated, formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { formatNumber, formatPrice } from '#src/lib/format-number.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import { type Contact, isSameContact } from '../rules/contact.ts';

type Row = Readonly<Record<string, unknown>>;

const rowKinds = [
  'appointments',
  'reservations',
  'purchases',
  'payments',
  'applications',
  'tradeIns',
  'prizes',
  'accounts',
  'watchlist',
  'savedSearches',
  'notices',
] as const;

type RowKind = (typeof rowKinds)[number];

export interface ShownHeld extends Readonly<Record<RowKind, readonly Row[]>> {
  readonly leads: readonly { readonly lead: Row }[];
  readonly unreadableApplications: number;
  readonly suppressions: readonly { readonly contact: Contact; readonly since: Date }[];
}

export interface HeldGroup {
  readonly title: string;
  readonly count: string;
  readonly lines: readonly { readonly key: string; readonly text: string; readonly href: string | null }[];
  readonly more: string | null;
}

export interface OtherContact {
  readonly value: string;
  readonly text: string;
}

export interface PrivacyView {
  readonly name: string;
  readonly groups: readonly HeldGroup[];
  readonly others: readonly OtherContact[];
  readonly messages: string;
  readonly suppressed: string | null;
  readonly kept: readonly string[];
  readonly unreadable: string | null;
  readonly canExport: boolean;
  readonly canErase: boolean;
}

export interface PrivacySurroundings {
  readonly timeZone: string;
  readonly keptDays: { readonly reservations: number; readonly suppressions: number };
  readonly canExport: boolean;
  readonly canErase: boolean;
  readonly hrefOf: (kind: 'leads' | RowKind, row: Row) => string | null;
}

export const nameContact = ({ kind, value }: Contact): string => (kind === 'phone' ? formatPhone(value) : value);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export const writeContactValue = ({ kind, value }: Contact): string => `${kind} ${value}`;

/**
 * Maximum number of other contacts of a shopper that the page lists. More probably mean that a stranger sent leads in
 * the shopper's name.
 */
const maxOthers = 20;

export const listOtherContacts = (
  { leads, payments, notices }: Pick<ShownHeld, 'leads' | 'payments' | 'notices'>,
  known: readonly Contact[],
): readonly Contact[] => {
  const emails = [
    ...leads.map(({ lead }) => lead.email),
    ...payments.map(({ email }) => email),
    ...notices.map(({ target }) => (String(target).includes('@') ? target : null)),
  ];
  const contacts: readonly Contact[] = [
    ...emails.flatMap((value) =>
      textOf(value) === null ? [] : [{ kind: 'email' as const, value: String(value).toLowerCase() }],
    ),
    ...leads.flatMap(({ lead: { phone } }) =>
      textOf(phone) === null ? [] : [{ kind: 'phone' as const, value: String(phone) }],
    ),
  ];
  const others = new Map(contacts.map((one) => [writeContactValue(one), one]));
  for (const one of known) others.delete(writeContactValue(one));
  return [...others.values()].slice(0, maxOthers);
};

export const nameMessages = ({ kind }: Contact): string =>
  kind === 'phone' ? 'Text messages' : 'Marketing and alerts';

const titles: Readonly<Record<'leads' | RowKind, string>> = {
  leads: 'Leads',
  appointments: 'Appointments',
  reservations: 'Reservations',
  purchases: 'Purchases',
  payments: 'Payments',
  applications: 'Finance applications',
  tradeIns: 'Trade-ins',
  prizes: 'Wheel prizes',
  accounts: 'Accounts',
  watchlist: 'Watchlist',
  savedSearches: 'Saved searches',
  notices: 'Alerts',
};

const centsOf = (value: unknown): string | null => (typeof value === 'number' ? formatPrice(value) : null);

const nameCar = (cars: unknown): string | null => {
  const [car] = Array.isArray(cars) ? (cars as readonly Row[]) : [];
  return car === undefined ? null : joinKnown([String(car.year), textOf(car.make), textOf(car.model)], ' ');
};

const describers: Readonly<Record<'leads' | RowKind, (row: Row) => readonly (string | null)[]>> = {
  leads: ({ first_name, last_name, category, subcategory }) => [
    joinKnown([textOf(first_name), textOf(last_name)], ' '),
    textOf(subcategory) ?? textOf(category),
  ],
  appointments: ({ cancelled_at }) => [textOf(cancelled_at) === null ? null : 'cancelled'],
  reservations: ({ state, amount_cents }) => [centsOf(amount_cents), textOf(state)],
  purchases: ({ reservation_uuid }) => [textOf(reservation_uuid) === null ? 'not finished' : 'ordered'],
  payments: ({ reference, amount_cents, state }) => [textOf(reference), centsOf(amount_cents), textOf(state)],
  applications: ({ amountCents, state }) => [centsOf(amountCents), textOf(state)],
  tradeIns: ({ cars }) => [nameCar(cars)],
  prizes: ({ words }) => [textOf(words)],
  accounts: ({ sessions }) => [
    formatCount((sessions as readonly unknown[]).length, { one: 'device', many: 'devices' }),
  ],
  watchlist: ({ vehicle_id }) => [`vehicle ${vehicle_id}`],
  savedSearches: ({ name }) => [textOf(name)],
  notices: ({ channel, target, stopped_at }) => [
    textOf(channel),
    textOf(target),
    textOf(stopped_at) === null ? null : 'stopped',
  ],
};

const dateColumns: Readonly<Record<'leads' | RowKind, string>> = {
  leads: 'received_at',
  appointments: 'starts_at',
  reservations: 'opened_at',
  purchases: 'opened_at',
  payments: 'asked_at',
  applications: 'startedAt',
  tradeIns: 'started_at',
  prizes: 'drawn_at',
  accounts: 'came_at',
  watchlist: 'added_at',
  savedSearches: 'saved_at',
  notices: 'agreed_at',
};

const maxLines = 10;

const buildGroup = (kind: 'leads' | RowKind, rows: readonly Row[], around: PrivacySurroundings): HeldGroup => ({
  title: titles[kind],
  count: formatNumber(rows.length),
  lines: rows.slice(0, maxLines).map((row, index) => {
    const moment = row[dateColumns[kind]];
    const at =
      moment === undefined || moment === null
        ? null
        : describeDated(new Date(String(moment)).getTime(), around.timeZone);
    return {
      key: `${kind} ${index}`,
      text: joinKnown([at, ...describers[kind](row)], ' · '),
      href: around.hrefOf(kind, row),
    };
  }),
  more: rows.length > maxLines ? `and ${formatNumber(rows.length - maxLines)} more` : null,
});

const unreachable: Readonly<Record<Contact['kind'], string>> = {
  email: 'Accounts, watchlists and saved searches are found by phone number. Tick the number to erase them too.',
  phone: 'Leads, reservations, purchases and payments are found by email address. Tick the address to erase them too.',
};

const listKept = ({ kind }: Contact, { keptDays }: PrivacySurroundings): readonly string[] => [
  unreachable[kind],
  'We keep reservations and purchases that hold a vehicle, payment requests that can still be paid, and refunds that are due. Settle them first, or erase again later.',
  `Finished reservations, purchases and payments are erased too, which otherwise happens after ${formatNumber(keptDays.reservations)} days. Keep your own copies of invoices: tax law requires them for five years.`,
  'We keep spins of a prize wheel, without the person’s name.',
  `If you’ve stopped messages to this person, we keep a code made from their address for up to ${formatNumber(keptDays.suppressions)} days, so they stay stopped.`,
  'Erasing doesn’t reach emails already sent to you, or database backups. The audit log records who erased the data and when, without the person’s details.',
];

export const buildPrivacyView = (held: ShownHeld, contact: Contact, around: PrivacySurroundings): PrivacyView => {
  const { timeZone, canExport, canErase } = around;
  const suppression = held.suppressions.find((one) => isSameContact(one.contact, contact));
  const { unreadableApplications: unreadable } = held;
  const groups = [
    buildGroup(
      'leads',
      held.leads.map(({ lead }) => lead),
      around,
    ),
    ...rowKinds.map((kind) => buildGroup(kind, held[kind], around)),
  ];
  return {
    name: nameContact(contact),
    groups: groups.filter(({ lines }) => lines.length > 0),
    others: listOtherContacts(held, [contact]).map((other) => ({
      value: writeContactValue(other),
      text: nameContact(other),
    })),
    messages: nameMessages(contact),
    suppressed:
      suppression === undefined ? null : `Stopped on ${formatDayInWords(localDay(suppression.since, timeZone))}`,
    kept: listKept(contact, around),
    unreadable:
      unreadable === 0
        ? null
        : `${formatCount(unreadable, { one: 'finance application', many: 'finance applications' })} can’t be decrypted without the right keys, and could be this person’s.`,
    canExport,
    canErase,
  };
};
