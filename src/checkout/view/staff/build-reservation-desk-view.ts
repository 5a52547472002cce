import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { describeWhen } from '#src/staff/view/describe-when.ts';
import {
  listFacts,
  type RecordAction,
  type RecordLine,
  type RecordListView,
  type RecordPageView,
  type RecordTag,
} from '#src/staff/view/record-view.ts';
import type { AgreedPrice } from '../../rules/agreed-price.ts';
import type { Reservation, ReservationEvent, ReservationState } from '../../rules/hold/change-reservation.ts';
import { type ReservationGroup, reservationGroups } from '../../rules/reservation-groups.ts';
import { listReservationChanges, type ReservationChangeName } from '../../rules/staff-changes.ts';
import { formatAmount } from '../format-amount.ts';

interface ShownContact {
  readonly record: {
    readonly firstName: string;
    readonly lastName: string | null;
    readonly email: string;
    readonly phone: string | null;
    readonly subcategory: string | null;
    readonly custom: Readonly<Record<string, string>>;
    readonly vehicle: { readonly title: string; readonly stockNumber: string } | null;
  };
}

export interface ShownReservation extends Reservation {
  readonly reservationUuid: string;
  readonly vehicleId: number;
  readonly openedAtMs: number;
  readonly price: AgreedPrice | null;
  readonly contact: ShownContact | null;
  readonly leadUuid: string | null;
  readonly lastError: string | null;
}

interface ShownEntry {
  readonly version: number;
  readonly event: ReservationEvent['kind'];
  readonly amountCents: number;
  readonly atMs: number;
}

/** Who made a change, by the version that it made. */
interface Maker {
  readonly version: unknown;
  readonly name: string | null;
}

const groupLabels: Readonly<Record<ReservationGroup, string>> = {
  held: 'Held',
  paying: 'Paying',
  refunding: 'Refunding',
  sold: 'Sold',
  lapsed: 'Lapsed',
};

export const reservationTags: Readonly<Record<ReservationState, RecordTag>> = {
  open: { text: 'Not paid', tone: 'open' },
  paying: { text: 'Paying', tone: 'open' },
  held: { text: 'Held', tone: 'new' },
  lapsing: { text: 'Lapsing', tone: 'open' },
  refunding: { text: 'Refunding', tone: 'open' },
  owed: { text: 'Refund refused', tone: 'lost' },
  refunded: { text: 'Refunded', tone: 'open' },
  sold: { text: 'Sold', tone: 'won' },
  closed: { text: 'Not paid', tone: 'open' },
};

const eventWords: Readonly<Record<ReservationEvent['kind'], string>> = {
  taken: 'began to pay',
  paymentNamed: 'payment opened',
  declined: 'card declined',
  paid: 'deposit paid',
  paymentGone: 'payment cancelled',
  refundDone: 'deposit refunded',
  refundFailed: 'the bank refused the refund',
  timePassed: 'time ran out',
  released: 'released',
  bought: 'bought online',
  sold: 'marked sold',
  refundAsked: 'refund asked for',
  settled: 'paid back another way',
};

const nameOf = (contact: ShownContact | null): string =>
  contact === null ? 'No contact details' : `${contact.record.firstName} ${contact.record.lastName ?? ''}`.trim();

const vehicleOf = ({ contact, vehicleId }: Pick<ShownReservation, 'contact' | 'vehicleId'>): string =>
  contact?.record.vehicle?.title ?? `Vehicle ${vehicleId}`;

export interface ReservationListSurroundings {
  readonly title: string;
  readonly timeZone: string;
  readonly hrefOf: (reservationUuid: string) => string;
  readonly groupHref: (group: ReservationGroup) => string;
  readonly firstHref: string | null;
  readonly nextHref: string | null;
}

export const buildReservationListView = (
  listed: readonly ShownReservation[],
  group: ReservationGroup,
  { title, timeZone, hrefOf, groupHref, firstHref, nextHref }: ReservationListSurroundings,
): RecordListView => ({
  title,
  tabs: (Object.keys(reservationGroups) as ReservationGroup[]).map((one) => ({
    label: groupLabels[one],
    href: groupHref(one),
    isCurrent: one === group,
  })),
  rows: listed.map((reservation) => ({
    key: reservation.reservationUuid,
    href: hrefOf(reservation.reservationUuid),
    title: vehicleOf(reservation),
    tag: reservationTags[reservation.state],
    facts: [
      nameOf(reservation.contact),
      formatAmount(reservation.amountCents),
      ...(reservation.state === 'held' && reservation.heldUntilMs !== null
        ? [`until ${describeWhen(reservation.heldUntilMs, timeZone)}`]
        : []),
    ],
    when: describeWhen(reservation.openedAtMs, timeZone),
  })),
  noRows: `No ${title.toLowerCase()} here.`,
  firstHref,
  nextHref,
});

const buildActions = (
  reservation: ShownReservation,
  now: Date,
  canUse: (change: ReservationChangeName) => boolean,
): readonly RecordAction[] => {
  const amount = formatAmount(reservation.capturedCents || reservation.amountCents);
  const words: Readonly<Record<ReservationChangeName, Pick<RecordAction, 'label' | 'note' | 'isDanger'>>> = {
    release: {
      label: reservation.state === 'paying' ? 'Cancel the payment' : `Release and refund ${amount}`,
      note:
        reservation.state === 'paying'
          ? 'The shopper is paying right now. This cancels the payment and puts the vehicle back on sale.'
          : `The vehicle goes back on sale, we refund ${amount} to the card, and the shopper gets an email.`,
      isDanger: true,
    },
    refund: {
      label: `Refund ${amount}`,
      note: `We refund ${amount} to the card. The vehicle goes back on sale, even if it was marked sold.`,
      isDanger: true,
    },
    settled: {
      label: 'Record it as paid back',
      note: `The bank refused the refund. Use this once you have paid the ${amount} back another way.`,
      isDanger: false,
    },
    sold: {
      label: 'Mark sold',
      note: `The website shows the vehicle as sold, and the ${amount} deposit is part of its price.`,
      isDanger: false,
    },
  };
  return listReservationChanges(reservation, now)
    .filter(canUse)
    .map((intent) => ({ intent, fields: [], ...words[intent] }));
};

const buildLines = (
  { openedAtMs }: ShownReservation,
  entries: readonly ShownEntry[],
  makers: readonly Maker[],
  timeZone: string,
): readonly RecordLine[] => [
  { key: 'opened', who: null, what: 'form filled in', amount: null, when: describeWhen(openedAtMs, timeZone) },
  ...entries.map(({ version, event, amountCents, atMs }) => ({
    key: String(version),
    who: makers.find((maker) => maker.version === version)?.name ?? null,
    what: eventWords[event],
    amount: amountCents === 0 ? null : formatAmount(amountCents),
    when: describeWhen(atMs, timeZone),
  })),
];

export interface ReservationPageFacts {
  readonly reservation: ShownReservation;
  readonly entries: readonly ShownEntry[];
  readonly makers: readonly Maker[];
}

export interface ReservationPageSurroundings {
  readonly timeZone: string;
  readonly now: Date;
  readonly leadHref: string | null;
  readonly canUse: (change: ReservationChangeName) => boolean;
  /** Documents of an online purchase. */
  readonly documents: readonly { readonly label: string; readonly href: string }[];
}

export const buildReservationPageView = (
  { reservation, entries, makers }: ReservationPageFacts,
  { timeZone, now, leadHref, canUse, documents }: ReservationPageSurroundings,
): RecordPageView => {
  const { contact, price, state, lastError } = reservation;
  const record = contact?.record;
  const moment = (ms: number | null): string | null => (ms === null ? null : describeWhen(ms, timeZone));
  return {
    title: vehicleOf(reservation),
    subtitle: [nameOf(contact), reservation.isPurchase ? 'online purchase' : 'reservation'].join(' · '),
    tag: reservationTags[state],
    warning:
      lastError === null ? null : 'The last step at the payment provider failed. We try it again, so nothing is lost.',
    parts: [
      {
        title: 'Figures',
        facts: listFacts([
          ['Deposit', formatAmount(reservation.amountCents)],
          ['Paid', formatAmount(reservation.capturedCents)],
          ['Paid back', formatAmount(reservation.refundedCents)],
          ['Price', price === null ? null : [formatAmount(price.cents), price.type].filter(Boolean).join(', ')],
          ['Held until', state === 'held' ? moment(reservation.heldUntilMs) : null],
          ['Pay by', state === 'paying' ? moment(reservation.payByMs) : null],
          ['Payment', reservation.paymentRef],
          ['Card', reservation.decline === null ? null : `declined: ${reservation.decline}`],
          ['Last error', lastError],
        ]),
      },
      {
        title: 'Shopper',
        facts: listFacts([
          ['Name', nameOf(contact), leadHref],
          ['Phone', record?.phone ? formatPhone(record.phone) : null, record?.phone ? `tel:${record.phone}` : null],
          ['Email', record?.email, record === undefined ? null : `mailto:${record.email}`],
          ['Stock number', record?.vehicle?.stockNumber],
        ]),
      },
      ...(reservation.isPurchase && record !== undefined
        ? [{ title: 'Choices', facts: listFacts(Object.entries(record.custom)) }]
        : []),
      ...(documents.length > 0
        ? [{ title: 'Documents', facts: listFacts(documents.map(({ label, href }) => [label, 'PDF', href] as const)) }]
        : []),
    ],
    actions: buildActions(reservation, now, canUse),
    lines: buildLines(reservation, entries, makers, timeZone),
  };
};

/** Says why a change did nothing. */
export const describeUnchanged = (state: ReservationState): string =>
  `Nothing changed: this reservation is already “${reservationTags[state].text}”.`;
