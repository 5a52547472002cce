import { and, eq } from 'drizzle-orm';
import type { DeliveryTarget } from '#src/leads/rules/delivery-kinds.ts';
import { queueCancellation } from '#src/leads/server/delivery-store.ts';
import { insertLeads } from '#src/leads/server/lead-store.ts';
import type { Database } from '#src/platform/db/database.ts';
import { changeRequest } from '../rules/change-request.ts';
import { chooseRequestDueMs } from '../rules/choose-request-step.ts';
import { isSettled, type PaymentRequest, type RequestEvent } from '../rules/payment-request.ts';
import { readRequestRow, type StoredRequest } from './request-row.ts';
import { paymentRequestEntries, paymentRequests } from './tables.ts';

export interface RequestName {
  readonly siteSlug: string;
  readonly requestUuid: string;
}

export const isNamed = ({ siteSlug, requestUuid }: RequestName) =>
  and(eq(paymentRequests.siteSlug, siteSlug), eq(paymentRequests.requestUuid, requestUuid));

/** The request, locked until the transaction ends. */
export const lockRequest = async (tx: Database, name: RequestName): Promise<StoredRequest | undefined> => {
  const [row] = await tx.select().from(paymentRequests).where(isNamed(name)).for('update');
  return row === undefined ? undefined : readRequestRow(row);
};

/** What an event brings in, or gives back where it is below 0, in cents. */
const findMovedCents = (before: PaymentRequest, after: PaymentRequest, { kind }: RequestEvent): number => {
  if (kind === 'paid') return after.capturedCents - before.capturedCents;
  return kind === 'refundDone' ? -before.capturedCents : 0;
};

/** Who is told that a payment came in: all that a lead goes to, and programs of the payment itself too. */
const listNotified = (targets: readonly DeliveryTarget[]): readonly DeliveryTarget[] => [
  ...targets,
  ...targets.flatMap(({ kind, target }) => (kind === 'webhook' ? [{ kind: 'paymentWebhook' as const, target }] : [])),
];

/** Tells people and programs what an event means, in its transaction: the receipt, and that the money goes back. @returns the id of the lead */
const tellPeople = async (
  tx: Database,
  before: StoredRequest,
  after: StoredRequest,
  now: Date,
): Promise<string | null> => {
  if (after.state === before.state) return before.leadUuid;
  const isGoingBack = after.state === 'refunding' || after.state === 'refunded';
  if (before.leadUuid !== null && before.state === 'paid' && isGoingBack) {
    await queueCancellation(tx, { siteSlug: after.siteSlug, leadUuid: before.leadUuid }, now);
  }
  if (before.leadUuid !== null || after.capturedCents === 0) return before.leadUuid;
  const { record, targets } = after.customer;
  const kept = { ...record, submissionHash: `payment ${after.requestUuid}`, receivedAt: now };
  // Money that came too late is refunded, and only the payer is told.
  const told =
    after.state === 'paid'
      ? listNotified(targets)
      : [{ kind: 'cancellationConfirmation' as const, target: record.email }];
  const added = await insertLeads(tx, [{ siteSlug: after.siteSlug, record: kept, targets: told }]);
  return [...added.values()][0] ?? null;
};

const write = async (tx: Database, before: StoredRequest, after: StoredRequest, event: RequestEvent, now: Date) => {
  const version = before.version + 1;
  const leadUuid = await tellPeople(tx, before, after, now);
  const paidAt = after.state === 'paid' ? now.toISOString() : before.paidAt;
  const changed: StoredRequest = { ...after, version, leadUuid, paidAt, attempts: 0, lastError: null };
  const isDueNow = !isSettled(changed) && changed.state !== 'requested' && changed.state !== 'paying';
  const dueMs = isDueNow ? now.getTime() : chooseRequestDueMs(changed, now.getTime());
  const { state, paymentRef, capturedCents, decline, isClosed, attempts, lastError } = changed;
  await tx
    .update(paymentRequests)
    .set({
      state,
      version,
      paymentRef,
      capturedCents,
      decline,
      isClosed,
      leadUuid,
      paidAt,
      attempts,
      lastError,
      dueAt: dueMs === null ? null : new Date(dueMs).toISOString(),
      changedAt: now.toISOString(),
    })
    .where(isNamed(before));
  await tx.insert(paymentRequestEntries).values({
    siteSlug: before.siteSlug,
    requestUuid: before.requestUuid,
    version,
    event: event.kind,
    state,
    amountCents: findMovedCents(before, after, event),
    at: now.toISOString(),
  });
  return changed;
};

/** Changes a locked request by an event, with all that belongs to it: its book, and who is told. @spec L2.16 */
export const applyRequestEvent = async (
  tx: Database,
  before: StoredRequest,
  event: RequestEvent,
  now: Date,
): Promise<StoredRequest> => {
  const after = changeRequest(before, event);
  return after === before ? before : write(tx, before, { ...before, ...after }, event, now);
};
