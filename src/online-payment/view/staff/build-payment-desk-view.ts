import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { writeFullName } from '#src/lib/text/full-name.ts';
import { buildLedgerLines, findMaker, type LedgerFacts } from '#src/payments/view/staff/build-ledger-lines.ts';
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
  buildField,
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
import type { PaymentRequest, RequestEvent, RequestState } from '../../rules/payment-request.ts';
import { listRequestChanges, type RequestChangeName, type RequestGroup } from '../../rules/staff-changes.ts';
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
  over: 'Closed',
};

export const paymentTags: Readonly<Record<RequestState, RecordTag>> = {
  ...payableTags,
  requested: { text: 'Requested', tone: 'new' },
  paid: { text: 'Paid', tone: 'won' },
  cancelled: { text: 'Cancelled', tone: 'open' },
  expired: { text: 'Expired', tone: 'open' },
};

const eventWords: Readonly<Record<RequestEvent['kind'], string>> = {
  ...payableEventWords,
  started: 'started paying',
  paid: 'paid',
  refundDone: 'refunded',
  cancelled: 'cancelled the request',
};

const nameOf = ({ customer, lastName }: ShownPayment): string =>
  writeFullName({ firstName: customer.record.firstName, lastName });

export interface PaymentListSurroundings extends RecordListSurroundings {
  readonly groupHref: (group: RequestGroup) => string;
}

export const buildPaymentListView = (
  listed: readonly ShownPayment[],
  group: RequestGroup,
  { timeZone, hrefOf, groupHref, ...pages }: PaymentListSurroundings,
): RecordListView => ({
  title: 'Payment requests',
  tabs: buildTabs(groupLabels, group, groupHref),
  rows: listed.map((payment) => ({
    key: payment.requestUuid,
    href: hrefOf(payment.requestUuid),
    title: `${formatCents(payment.amountCents)} · ${nameOf(payment)}`,
    tag: paymentTags[payment.state],
    facts: [payment.reference, payment.purpose],
    when: describeWhen(Date.parse(payment.askedAt), timeZone),
  })),
  noRows: 'No payments here.',
  ...pages,
});

export const askAction: RecordAction = {
  intent: 'ask',
  label: 'Request a payment',
  note: 'You get a link and a code to send to the customer.',
  isDanger: false,
  fields: [
    buildField({ name: 'amount', label: 'Amount in dollars', maxLength: 12 }),
    buildField({ name: 'reference', label: 'Your reference', maxLength: 60 }),
    buildField({ name: 'purpose', label: 'What it’s for', maxLength: 120 }),
    buildField({ name: 'firstName', label: 'First name', maxLength: 60 }),
    buildField({ name: 'lastName', label: 'Last name', maxLength: 60 }),
    buildField({ name: 'email', label: 'Email', type: 'email', maxLength: 254 }),
    buildField({ name: 'phone', label: 'Phone', type: 'tel', maxLength: 30 }),
    buildField({ name: 'until', label: 'Last day to pay', type: 'date', maxLength: 10, isOptional: true }),
  ],
};

export interface PaymentPageFacts extends LedgerFacts {
  readonly row: ShownPayment;
}

export interface PaymentPageSurroundings {
  readonly timeZone: string;
  readonly now: Date;
  readonly payUrl: string;
  readonly leadHref: string | null;
  readonly canUse: (change: RequestChangeName) => boolean;
}

export const buildPaymentPageView = (
  { row: request, ...ledger }: PaymentPageFacts,
  { timeZone, now, payUrl, leadHref, canUse }: PaymentPageSurroundings,
): RecordPageView => {
  const amount = formatCents(request.capturedCents || request.amountCents);
  const words: Readonly<Record<RequestChangeName, ChangeWords>> = {
    cancel: { label: 'Cancel the request', note: 'The link and the code stop working.', isDanger: true },
    refund: {
      label: `Refund ${amount}`,
      note: `We refund ${amount} to the card, and the customer gets an email.`,
      isDanger: true,
    },
    settled: writeSettled(amount),
  };
  const isOpen = request.state === 'requested' || request.state === 'paying';
  return {
    title: `${formatCents(request.amountCents)} · ${nameOf(request)}`,
    subtitle: [request.reference, request.purpose].join(' · '),
    tag: paymentTags[request.state],
    warning: warnOfError(request.lastError),
    parts: [
      {
        title: 'Payment',
        facts: listFacts([
          ['Amount', formatCents(request.amountCents)],
          ['Paid', formatCents(request.capturedCents)],
          ['Last day to pay', formatDayInWords(localDay(request.validUntilMs - 1, timeZone))],
          ['Link to send', isOpen ? payUrl : null],
          ['Code', isOpen ? request.code : null],
          ['Payment', request.paymentRef],
          ['Last error', request.lastError],
        ]).map((fact) => (fact.text === payUrl ? { ...fact, isForSending: true } : fact)),
      },
      {
        title: 'Customer',
        facts: listFacts([
          ['Name', nameOf(request), leadHref],
          ...listContacts({ phone: request.customer.record.phone, email: request.email }),
        ]),
      },
    ],
    actions: buildChangeActions(listRequestChanges(request, now).filter(canUse), words),
    lines: [
      buildLine(
        {
          key: 'asked',
          who: findMaker(ledger, undefined),
          what: 'requested the payment',
          atMs: Date.parse(request.askedAt),
        },
        timeZone,
      ),
      ...buildLedgerLines(ledger, { events: eventWords, formatCents, timeZone }),
    ],
  };
};
