import { and, eq, sql } from 'drizzle-orm';
import { queueCancellation, queueDeliveries } from '#src/leads/server/delivery-store.ts';
import { insertLeads } from '#src/leads/server/lead-store.ts';
import type { Database } from '#src/platform/db/database.ts';
import { changeReservation } from '../rules/hold/change-reservation.ts';
import { chooseDueMs } from '../rules/hold/choose-next-step.ts';
import { isLive, type Reservation, type ReservationEvent } from '../rules/hold/reservation.ts';
import { readReservationRow, type StoredReservation, toMoment } from './reservation-row.ts';
import { reservationEntries, reservations, vehicleHolds } from './tables.ts';

export interface ReservationName {
  readonly siteSlug: string;
  readonly reservationUuid: string;
}

export const isNamed = ({ siteSlug, reservationUuid }: ReservationName) =>
  and(eq(reservations.siteSlug, siteSlug), eq(reservations.reservationUuid, reservationUuid));

/** Locks the row until the transaction ends. */
export const lockReservation = async (tx: Database, name: ReservationName): Promise<StoredReservation | undefined> => {
  const [row] = await tx.select().from(reservations).where(isNamed(name)).for('update');
  return row === undefined ? undefined : readReservationRow(row);
};

/** Money in by an event, in cents; negative for a refund. */
const findMovedCents = (before: Reservation, after: Reservation): number =>
  after.capturedCents - after.refundedCents - (before.capturedCents - before.refundedCents);

/** What the stock shows of the vehicle for this state. */
const showsHold = ({ state }: Reservation): string => (state === 'held' || state === 'sold' ? state : '');

type Told = NonNullable<StoredReservation['contact']>['targets'];

/** Refunds money that came too late. Only the payer is told, since the dealer never heard of a reservation. */
const listNotified = ({ contact, state }: StoredReservation): Told => {
  if (contact === null) return [];
  if (state === 'held') return contact.targets;
  return [{ kind: 'cancellationConfirmation', target: contact.record.email }];
};

/** Stores the reservation's lead and queues its deliveries. @returns the lead's id */
const keepLead = async (
  tx: Database,
  after: StoredReservation,
  targets: Told,
  now: Date,
  kind: 'reservation' | 'purchase' = 'reservation',
): Promise<string | null> => {
  if (after.contact === null) return null;
  const submissionHash = `${kind} ${after.reservationUuid}`;
  const record = { ...after.contact.record, submissionHash, receivedAt: now };
  const added = await insertLeads(tx, [{ siteSlug: after.siteSlug, record, targets }]);
  return [...added.values()][0] ?? null;
};

/** Queues mails and webhooks about an event, in its transaction. @returns the id of the reservation's lead */
const notifyOthers = async (
  tx: Database,
  before: StoredReservation,
  after: StoredReservation,
  now: Date,
): Promise<string | null> => {
  const isOver = after.state === 'refunding' || after.state === 'refunded';
  const isSold = after.state === 'sold';
  if (after.state === before.state || !(isOver || isSold || after.state === 'held')) return before.leadUuid;
  if (before.leadUuid === null)
    return after.capturedCents > 0 && !isSold ? keepLead(tx, after, listNotified(after), now) : null;
  if (before.state === 'held' || before.state === 'sold') {
    const lead = { siteSlug: after.siteSlug, leadUuid: before.leadUuid };
    // Seller and buyer know about the sale, so only webhooks are told.
    await queueCancellation(tx, lead, now, isSold ? 'programs' : 'everybody');
    const { reservationLeadUuid } = before;
    // Webhooks know the reservation by its first lead.
    if (reservationLeadUuid !== null) {
      await queueCancellation(tx, { ...lead, leadUuid: reservationLeadUuid }, now, 'programs');
    }
  }
  return before.leadUuid;
};

/** Mails the dealer that a bank refused a refund and the shopper is owed it. @returns the id of the reservation's lead */
const tellOwed = async (tx: Database, after: StoredReservation, now: Date): Promise<string | null> => {
  const { siteSlug, leadUuid, contact } = after;
  const mails = (contact?.targets ?? []).filter(({ kind }) => kind === 'mail');
  const targets = mails.map(({ target }) => ({ kind: 'refundFailure', target }) as const);
  if (leadUuid === null) return keepLead(tx, after, targets, now);
  await queueDeliveries(tx, { siteSlug, leadUuid }, targets, now);
  return leadUuid;
};

const write = async (
  tx: Database,
  before: StoredReservation,
  after: StoredReservation,
  event: ReservationEvent,
  now: Date,
) => {
  const version = before.version + 1;
  const mustTell = showsHold(before) !== showsHold(after);
  const isHoldSynced = mustTell ? false : before.isHoldSynced;
  const dueMs = isHoldSynced ? chooseDueMs(after, now.getTime()) : now.getTime();
  const isOwed = event.kind === 'refundFailed' && (after.state === 'owed' || before.refundedCents > 0);
  const leadUuid = isOwed ? await tellOwed(tx, after, now) : await notifyOthers(tx, before, after, now);
  const changed = { ...after, version, isHoldSynced, leadUuid };
  const { state, paymentRef, capturedCents, refundedCents, failedRefunds, isPurchase, decline } = changed;
  await tx
    .update(reservations)
    .set({
      state,
      version,
      paymentRef,
      capturedCents,
      refundedCents,
      failedRefunds,
      isPurchase,
      decline,
      leadUuid,
      isHoldSynced,
      payBy: toMoment(after.payByMs),
      heldUntil: toMoment(after.heldUntilMs),
      dueAt: toMoment(dueMs),
      attempts: 0,
      lastError: null,
      changedAt: now.toISOString(),
    })
    .where(isNamed(before));
  await tx.insert(reservationEntries).values({
    siteSlug: before.siteSlug,
    reservationUuid: before.reservationUuid,
    version,
    event: event.kind,
    state,
    amountCents: findMovedCents(before, after),
    at: now.toISOString(),
  });
  if (isLive(before) && !isLive(after)) {
    await tx
      .delete(vehicleHolds)
      .where(and(eq(vehicleHolds.siteSlug, before.siteSlug), sql`reservation_uuid = ${before.reservationUuid}::uuid`));
  }
  return changed;
};

/** Applies an event to a locked reservation: state, ledger entry, vehicle hold and notifications. @spec B1.12, B9.29 */
export const applyReservationEvent = async (
  tx: Database,
  before: StoredReservation,
  event: ReservationEvent,
  now: Date,
): Promise<StoredReservation> => {
  const after = changeReservation(before, event);
  return after === before ? before : write(tx, before, { ...before, ...after }, event, now);
};

/**
 * Turns a locked, held reservation into the deposit of a purchase, with a lead of its own. Returns undefined when it is no longer held,
 * or is a purchase already. @spec B2.03, D.41
 */
export const applyPurchase = async (
  tx: Database,
  before: StoredReservation,
  contact: NonNullable<StoredReservation['contact']>,
  now: Date,
): Promise<StoredReservation | undefined> => {
  const bought = await applyReservationEvent(tx, before, { kind: 'bought', nowMs: now.getTime() }, now);
  if (bought.version === before.version) return undefined;
  const leadUuid = await keepLead(tx, { ...bought, contact }, contact.targets, now, 'purchase');
  const changed = { contact, leadUuid, reservationLeadUuid: before.leadUuid };
  await tx.update(reservations).set(changed).where(isNamed(before));
  return { ...bought, ...changed };
};
