import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { describeWhen } from '#src/staff/view/describe-when.ts';
import {
  buildField,
  listFacts,
  type RecordAction,
  type RecordListView,
  type RecordPageView,
  type RecordTag,
} from '#src/staff/view/record-view.ts';
import type { PaymentRequest, RequestEvent, RequestState } from '../../rules/payment-request.ts';
import {
  listRequestChanges,
  type RequestChangeName,
  type RequestGroup,
  requestGroups,
} from '../../rules/staff-changes.ts';
import { formatCents } from '../list-payment-facts.ts';

export interface ShownPayment extends PaymentRequest {
  readonly requestUuid: string;
  readonly code: string;
  readonly reference: string;
  readonly purpose: string;
  readonly email: string;
  readonly lastName: string;
  readonly askedAt: string;
  readonly lastError: string | null;
  readonly customer: { readonly record: { readonly firstName: string; readonly phone: string } };
}

const groupLabels: Readonly<Record<RequestGroup, string>> = {
  open: 'Open',
  paid: 'Paid',
  refunding: 'Refunding',
  over: 'Over',
};

const tags: Readonly<Record<RequestState, RecordTag>> = {
  requested: { text: 'Requested', tone: 'new' },
  paying: { text: 'Paying', tone: 'open' },
  paid: { text: 'Paid', tone: 'won' },
  refunding: { text: 'Refunding', tone: 'open' },
  owed: { text: 'Refund refused', tone: 'lost' },
  refunded: { text: 'Refunded', tone: 'open' },
  cancelled: { text: 'Cancelled', tone: 'open' },
  expired: { text: 'Expired', tone: 'open' },
};

const eventWords: Readonly<Record<RequestEvent['kind'], string>> = {
  started: 'began to pay',
  paymentNamed: 'payment opened',
  declined: 'card declined',
  paid: 'paid',
  paymentGone: 'payment cancelled',
  refundDone: 'refunded',
  refundFailed: 'the bank refused the refund',
  timePassed: 'time ran out',
  cancelled: 'cancelled',
  refundAsked: 'refund asked for',
  settled: 'paid back another way',
};

const describeEvent = (event: string): string => eventWords[event as RequestEvent['kind']] ?? event;

const nameOf = ({ customer, lastName }: ShownPayment): string => `${customer.record.firstName} ${lastName}`.trim();

export interface PaymentListSurroundings {
  readonly timeZone: string;
  readonly hrefOf: (requestUuid: string) => string;
  readonly groupHref: (group: RequestGroup) => string;
  readonly firstHref: string | null;
  readonly nextHref: string | null;
}

export const buildPaymentListView = (
  listed: readonly ShownPayment[],
  group: RequestGroup,
  { timeZone, hrefOf, groupHref, firstHref, nextHref }: PaymentListSurroundings,
): RecordListView => ({
  title: 'Payment requests',
  tabs: (Object.keys(requestGroups) as RequestGroup[]).map((one) => ({
    label: groupLabels[one],
    href: groupHref(one),
    isCurrent: one === group,
  })),
  rows: listed.map((payment) => ({
    key: payment.requestUuid,
    href: hrefOf(payment.requestUuid),
    title: `${formatCents(payment.amountCents)} · ${nameOf(payment)}`,
    tag: tags[payment.state],
    facts: [payment.reference, payment.purpose],
    when: describeWhen(Date.parse(payment.askedAt), timeZone),
  })),
  noRows: 'No payments here.',
  firstHref,
  nextHref,
});

export const askAction: RecordAction = {
  intent: 'ask',
  label: 'Request a payment',
  note: 'You get a link and a code to send to the customer.',
  isDanger: false,
  fields: [
    buildField({ name: 'amount', label: 'Amount, such as 1,250.00', maxLength: 12 }),
    buildField({ name: 'reference', label: 'Your reference', maxLength: 60 }),
    buildField({ name: 'purpose', label: 'What it’s for', maxLength: 120 }),
    buildField({ name: 'firstName', label: 'First name', maxLength: 60 }),
    buildField({ name: 'lastName', label: 'Last name', maxLength: 60 }),
    buildField({ name: 'email', label: 'Email', type: 'email', maxLength: 254 }),
    buildField({ name: 'phone', label: 'Phone', type: 'tel', maxLength: 30 }),
    buildField({ name: 'until', label: 'Last day to pay', type: 'date', maxLength: 10, isOptional: true }),
  ],
};

export interface PaymentPageFacts {
  readonly request: ShownPayment;
  readonly entries: readonly {
    readonly version: number;
    readonly event: string;
    readonly amountCents: number;
    readonly atMs: number;
  }[];
  /** Who made a change, by the version that it made. */
  readonly makers: readonly { readonly version: unknown; readonly name: string | null }[];
}

export interface PaymentPageSurroundings {
  readonly timeZone: string;
  /** Where the customer pays. */
  readonly payUrl: string;
  readonly leadHref: string | null;
  readonly canUse: (change: RequestChangeName) => boolean;
}

export const buildPaymentPageView = (
  { request, entries, makers }: PaymentPageFacts,
  { timeZone, payUrl, leadHref, canUse }: PaymentPageSurroundings,
): RecordPageView => {
  const amount = formatCents(request.capturedCents || request.amountCents);
  const words: Readonly<Record<RequestChangeName, Pick<RecordAction, 'label' | 'note' | 'isDanger'>>> = {
    cancel: { label: 'Cancel the request', note: 'The link and the code stop working.', isDanger: true },
    refund: {
      label: `Refund ${amount}`,
      note: `We refund ${amount} to the card, and the customer gets an email.`,
      isDanger: true,
    },
    settled: {
      label: 'Record it as paid back',
      note: `The bank refused the refund. Use this once you have paid the ${amount} back another way.`,
      isDanger: false,
    },
  };
  const isOpen = request.state === 'requested' || request.state === 'paying';
  return {
    title: `${formatCents(request.amountCents)} · ${nameOf(request)}`,
    subtitle: [request.reference, request.purpose].join(' · '),
    tag: tags[request.state],
    warning:
      request.lastError === null
        ? null
        : 'The last step at the payment provider failed. We try it again, so nothing is lost.',
    parts: [
      {
        title: 'Payment',
        facts: listFacts([
          ['Amount', formatCents(request.amountCents)],
          ['Paid', formatCents(request.capturedCents)],
          ['Valid until', describeWhen(request.validUntilMs, timeZone)],
          ['Link to send', isOpen ? payUrl : null],
          ['Code', isOpen ? request.code : null],
          ['Payment', request.paymentRef],
          ['Last error', request.lastError],
        ]),
      },
      {
        title: 'Customer',
        facts: listFacts([
          ['Name', nameOf(request), leadHref],
          ['Phone', formatPhone(request.customer.record.phone), `tel:${request.customer.record.phone}`],
          ['Email', request.email, `mailto:${request.email}`],
        ]),
      },
    ],
    actions: listRequestChanges(request)
      .filter(canUse)
      .map((intent) => ({ intent, fields: [], ...words[intent] })),
    lines: [
      {
        key: 'asked',
        who: makers.find(({ version }) => version === undefined)?.name ?? null,
        what: 'asked for it',
        amount: null,
        when: describeWhen(Date.parse(request.askedAt), timeZone),
      },
      ...entries.map(({ version, event, amountCents, atMs }) => ({
        key: String(version),
        who: makers.find((maker) => maker.version === version)?.name ?? null,
        what: describeEvent(event),
        amount: amountCents === 0 ? null : formatCents(amountCents),
        when: describeWhen(atMs, timeZone),
      })),
    ],
  };
};

/** Says why a change did nothing. */
export const describeUnchangedPayment = (state: RequestState): string =>
  `Nothing changed: this payment is already “${tags[state].text}”.`;
