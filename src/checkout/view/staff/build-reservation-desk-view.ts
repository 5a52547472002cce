import { writeFullName } from '#src/lib/text/full-name.ts';
import { buildLedgerLines, type LedgerFacts } from '#src/payments/view/staff/build-ledger-lines.ts';
import {
  buildChangeActions,
  type ChangeWords,
  payableEventWords,
  payableTags,
  warnOfError,
  writeSettled,
} from '#src/payments/view/staff/payable-words.ts';
import { describeWhen } from '#src/staff/view/describe-when.ts';
import {
  buildLine,
  buildTabs,
  listContacts,
  listFacts,
  type RecordAction,
  type RecordListSurroundings,
  type RecordListView,
  type RecordPageView,
  type RecordTag,
} from '#src/staff/view/record-view.ts';
import type { AgreedPrice } from '../../rules/agreed-price.ts';
import type { Reservation, ReservationEvent, ReservationState } from '../../rules/hold/change-reservation.ts';
import type { ReservationGroup } from '../../rules/reservation-groups.ts';
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

const groupLabels: Readonly<Record<ReservationGroup, string>> = {
  held: 'Held',
  paying: 'Paying',
  refunding: 'Refunding',
  sold: 'Sold',
  lapsed: 'Ended',
};

export const reservationTags: Readonly<Record<ReservationState, RecordTag>> = {
  ...payableTags,
  open: { text: 'Not paid', tone: 'open' },
  held: { text: 'Held', tone: 'new' },
  lapsing: { text: 'Ending', tone: 'open' },
  sold: { text: 'Sold', tone: 'won' },
  closed: { text: 'Not paid', tone: 'open' },
};

const eventWords: Readonly<Record<ReservationEvent['kind'], string>> = {
  ...payableEventWords,
  taken: 'started paying',
  paid: 'deposit paid',
  refundDone: 'deposit refunded',
  released: 'released the vehicle',
  bought: 'bought the vehicle online',
  sold: 'marked the vehicle as sold',
};

const nameOf = (contact: ShownContact | null): string =>
  contact === null ? 'No contact details' : writeFullName(contact.record);

const vehicleOf = ({ contact, vehicleId }: Pick<ShownReservation, 'contact' | 'vehicleId'>): string =>
  contact?.record.vehicle?.title ?? `Vehicle ${vehicleId}`;

export interface ReservationListSurroundings extends RecordListSurroundings {
  readonly title: string;
  readonly groupHref: (group: ReservationGroup) => string;
}

export const buildReservationListView = (
  listed: readonly ShownReservation[],
  group: ReservationGroup,
  { title, timeZone, hrefOf, groupHref, ...pages }: ReservationListSurroundings,
): RecordListView => ({
  title,
  tabs: buildTabs(groupLabels, group, groupHref),
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
  ...pages,
});

const buildActions = (
  reservation: ShownReservation,
  now: Date,
  canUse: (change: ReservationChangeName) => boolean,
): readonly RecordAction[] => {
  const amount = formatAmount(reservation.capturedCents || reservation.amountCents);
  const words: Readonly<Record<ReservationChangeName, ChangeWords>> = {
    release: {
      label: reservation.state === 'paying' ? 'Cancel the payment' : `Release and refund ${amount}`,
      note:
        reservation.state === 'paying'
          ? 'The customer is paying right now. This cancels the payment and makes the vehicle available again.'
          : `The vehicle becomes available again, we refund ${amount} to the card, and the customer gets an email.`,
      isDanger: true,
    },
    refund: {
      label: `Refund ${amount}`,
      note: `We refund ${amount} to the card. The vehicle becomes available again, even if it was marked as sold.`,
      isDanger: true,
    },
    settled: writeSettled(amount),
    sold: {
      label: 'Mark as sold',
      note: `The website shows the vehicle as sold, and the ${amount} deposit counts towards its price.`,
      isDanger: false,
    },
  };
  return buildChangeActions(listReservationChanges(reservation, now).filter(canUse), words);
};

export interface ReservationPageFacts extends LedgerFacts {
  readonly row: ShownReservation;
}

export interface ReservationPageSurroundings {
  readonly timeZone: string;
  readonly now: Date;
  readonly leadHref: string | null;
  readonly canUse: (change: ReservationChangeName) => boolean;
  readonly documents: readonly { readonly label: string; readonly href: string }[];
}

export const buildReservationPageView = (
  { row: reservation, ...ledger }: ReservationPageFacts,
  { timeZone, now, leadHref, canUse, documents }: ReservationPageSurroundings,
): RecordPageView => {
  const { contact, price, state, lastError } = reservation;
  const record = contact?.record;
  const moment = (ms: number | null): string | null => (ms === null ? null : describeWhen(ms, timeZone));
  return {
    title: vehicleOf(reservation),
    subtitle: [nameOf(contact), reservation.isPurchase ? 'online purchase' : 'reservation'].join(' · '),
    tag: reservationTags[state],
    warning: warnOfError(lastError),
    parts: [
      {
        title: 'Amounts',
        facts: listFacts([
          ['Deposit', formatAmount(reservation.amountCents)],
          ['Paid', formatAmount(reservation.capturedCents)],
          ['Paid back', formatAmount(reservation.refundedCents)],
          ['Price', price === null ? null : [formatAmount(price.cents), price.type].filter(Boolean).join(', ')],
          ['Held until', state === 'held' ? moment(reservation.heldUntilMs) : null],
          ['Pay by', state === 'paying' ? moment(reservation.payByMs) : null],
          ['Payment ID', reservation.paymentRef],
          ['Card', reservation.decline === null ? null : `declined: ${reservation.decline}`],
          ['Last error', lastError],
        ]),
      },
      {
        title: 'Customer',
        facts: listFacts([
          ['Name', nameOf(contact), leadHref],
          ...listContacts(record ?? {}),
          ['Stock number', record?.vehicle?.stockNumber],
        ]),
      },
      ...(reservation.isPurchase && record !== undefined
        ? [{ title: 'Choices', facts: listFacts(Object.entries(record.custom)) }]
        : []),
      ...(documents.length > 0
        ? [{ title: 'Documents', facts: listFacts(documents.map(({ label, href }) => [label, 'PDF', href] as const)) }]
        : []),
    ].filter(({ facts }) => facts.length > 0),
    actions: buildActions(reservation, now, canUse),
    lines: [
      buildLine({ key: 'opened', what: 'form filled in', atMs: reservation.openedAtMs }, timeZone),
      ...buildLedgerLines(ledger, { events: eventWords, formatCents: formatAmount, timeZone }),
    ],
  };
};
