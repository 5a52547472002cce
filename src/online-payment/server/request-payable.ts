import { sql } from 'drizzle-orm';
import { type DeliveryTarget, listRefundFailures } from '#src/leads/rules/delivery-kinds.ts';
import { queueCancellation, queueDeliveries } from '#src/leads/server/delivery-store.ts';
import { storePendingLead } from '#src/leads/server/pending-lead.ts';
import { definePayable, type PayableChange, type PayableName, toMoment } from '#src/payments/server/payable-store.ts';
import type { Database } from '#src/platform/db/database.ts';
import { changeRequest, chooseRequestDueMs } from '../rules/change-request.ts';
import type { PaymentRequest, RequestEvent } from '../rules/payment-request.ts';
import { paymentRequestEntries, paymentRequests } from './tables.ts';

export type RequestName = PayableName<'requestUuid'>;

type RequestRow = typeof paymentRequests.$inferSelect;

export type StoredRequest = Omit<RequestRow, 'validUntil' | 'dueAt' | 'lateSince' | 'changedAt'> & PaymentRequest;

export const readRequestRow = ({ validUntil, dueAt, lateSince, changedAt, ...stored }: RequestRow): StoredRequest => ({
  ...stored,
  validUntilMs: new Date(validUntil).getTime(),
});

type Change = PayableChange<StoredRequest, RequestEvent>;

const sumCents = ({ state, capturedCents }: StoredRequest): number => (state === 'refunded' ? 0 : capturedCents);

const listNotified = (targets: readonly DeliveryTarget[]): readonly DeliveryTarget[] => [
  ...targets,
  ...targets.flatMap(({ kind, target }) => (kind === 'webhook' ? [{ kind: 'paymentWebhook' as const, target }] : [])),
];

const storeLead = (tx: Database, after: StoredRequest, targets: readonly DeliveryTarget[], now: Date) => {
  const key = { siteSlug: after.siteSlug, submissionHash: `payment ${after.requestUuid}` };
  return storePendingLead(tx, key, { record: after.customer.record, targets }, now);
};

const mailOwed = async (tx: Database, after: StoredRequest, now: Date): Promise<string | null> => {
  const { siteSlug, leadUuid, customer } = after;
  const targets = listRefundFailures(customer.targets);
  if (leadUuid === null) return storeLead(tx, after, targets, now);
  await queueDeliveries(tx, { siteSlug, leadUuid }, targets, now);
  return leadUuid;
};

const notify = async (tx: Database, { before, after, event, now }: Change): Promise<string | null> => {
  if (event.kind === 'refundFailed' && after.state === 'owed') return mailOwed(tx, after, now);
  if (after.state === before.state) return before.leadUuid;
  const isRefund = after.state === 'refunding' || after.state === 'refunded';
  if (before.leadUuid !== null && before.state === 'paid' && isRefund) {
    await queueCancellation(tx, { siteSlug: after.siteSlug, leadUuid: before.leadUuid }, now);
  }
  if (before.leadUuid !== null || after.capturedCents === 0) return before.leadUuid;
  const { record, targets } = after.customer;
  // Money that came too late or in the wrong amount is refunded, and only the payer is notified.
  const notified =
    after.state === 'paid'
      ? listNotified(targets)
      : [{ kind: 'cancellationConfirmation' as const, target: record.email }];
  return storeLead(tx, after, notified, now);
};

/** @spec L2.16 */
export const requestPayable = definePayable({
  id: 'requestUuid',
  table: paymentRequests,
  entries: paymentRequestEntries,
  order: paymentRequests.askedAt,
  readRow: readRequestRow,
  writeRow: ({ validUntilMs, ...stored }: StoredRequest) => ({ ...stored, validUntil: toMoment(validUntilMs) }),
  change: (row: StoredRequest, event: RequestEvent) => changeRequest(row, event),
  chooseDueMs: chooseRequestDueMs,
  findMovedCents: ({ before, after }) => sumCents(after) - sumCents(before),
  react: async (tx, change) => {
    const { before, after, now } = change;
    const leadUuid = await notify(tx, change);
    const isPaidNow = after.state === 'paid' && before.state !== 'paid';
    return { ...after, leadUuid, paidAt: isPaidNow ? now.toISOString() : before.paidAt };
  },
  isRefunded: sql`state = 'refunded'`,
  isOver: sql`(state IN ('paid', 'refunded') OR (state IN ('cancelled', 'expired') AND is_closed))`,
  email: sql`email`,
});
