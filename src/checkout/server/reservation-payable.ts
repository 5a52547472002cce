import { and, eq, sql } from 'drizzle-orm';
import { listRefundFailures } from '#src/leads/rules/delivery-kinds.ts';
import { queueCancellation, queueDeliveries } from '#src/leads/server/delivery-store.ts';
import { type PendingLead, storePendingLead } from '#src/leads/server/pending-lead.ts';
import {
  definePayable,
  type PayableChange,
  type PayableName,
  type StoredPayable,
  toMoment,
} from '#src/payments/server/payable-store.ts';
import type { Database } from '#src/platform/db/database.ts';
import type { AgreedPrice } from '../rules/agreed-price.ts';
import type { ContactEntry, ContactProblem } from '../rules/contact-entry.ts';
import {
  changeReservation,
  chooseDueMs,
  isLive,
  type Reservation,
  type ReservationEvent,
} from '../rules/hold/change-reservation.ts';
import { reservationEntries, reservations, vehicleHolds } from './tables.ts';

export interface StoredReservation
  extends Reservation,
    Pick<StoredPayable, 'siteSlug' | 'version' | 'attempts' | 'lastError'> {
  readonly reservationUuid: string;
  readonly visitorUuid: string;
  readonly vehicleId: number;
  readonly price: AgreedPrice | null;
  readonly entry: ContactEntry | null;
  readonly problems: readonly ContactProblem[];
  readonly contact: PendingLead | null;
  readonly leadUuid: string | null;
  readonly reservationLeadUuid: string | null;
  readonly openedAtMs: number;
  readonly isHoldSynced: boolean;
}

const toMs = (text: string | null): number | null => (text === null ? null : new Date(text).getTime());

export const readReservationRow = (row: typeof reservations.$inferSelect): StoredReservation => {
  const { openedAt, payBy, heldUntil, changedAt, dueAt, lateSince, ...stored } = row;
  return {
    ...stored,
    openedAtMs: new Date(openedAt).getTime(),
    payByMs: toMs(payBy),
    heldUntilMs: toMs(heldUntil),
  };
};

export const writeReservationRow = ({ openedAtMs, payByMs, heldUntilMs, ...stored }: StoredReservation) => ({
  ...stored,
  payBy: toMoment(payByMs),
  heldUntil: toMoment(heldUntilMs),
});

export type ReservationName = PayableName<'reservationUuid'>;

type Change = PayableChange<StoredReservation, ReservationEvent>;

const sumCents = ({ capturedCents, refundedCents }: Reservation): number => capturedCents - refundedCents;

const stockStatusOf = ({ state }: Reservation): string => (state === 'held' || state === 'sold' ? state : '');

type Targets = PendingLead['targets'];

/** If the payment came too late or had the wrong amount, only the shopper is notified. */
const listNotified = ({ contact, state }: StoredReservation): Targets => {
  if (contact === null) return [];
  if (state === 'held') return contact.targets;
  return [{ kind: 'cancellationConfirmation', target: contact.record.email }];
};

const storeLead = async (
  tx: Database,
  after: StoredReservation,
  targets: Targets,
  now: Date,
  kind: 'reservation' | 'purchase' = 'reservation',
): Promise<string | null> => {
  if (after.contact === null) return null;
  const key = { siteSlug: after.siteSlug, submissionHash: `${kind} ${after.reservationUuid}` };
  return storePendingLead(tx, key, { record: after.contact.record, targets }, now);
};

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
    return after.capturedCents > 0 && !isSold ? storeLead(tx, after, listNotified(after), now) : null;
  if (before.state === 'held' || before.state === 'sold') {
    const lead = { siteSlug: after.siteSlug, leadUuid: before.leadUuid };
    // After a sale, only webhooks are notified, because dealer and shopper know about the sale.
    await queueCancellation(tx, lead, now, isSold ? 'programs' : 'everybody');
    const { reservationLeadUuid } = before;
    // Webhooks know the reservation by the id of its first lead.
    if (reservationLeadUuid !== null) {
      await queueCancellation(tx, { ...lead, leadUuid: reservationLeadUuid }, now, 'programs');
    }
  }
  return before.leadUuid;
};

const mailOwed = async (tx: Database, after: StoredReservation, now: Date): Promise<string | null> => {
  const { siteSlug, leadUuid, contact } = after;
  const targets = listRefundFailures(contact?.targets ?? []);
  if (leadUuid === null) return storeLead(tx, after, targets, now);
  await queueDeliveries(tx, { siteSlug, leadUuid }, targets, now);
  return leadUuid;
};

const notify = (tx: Database, { before, after, event, now }: Change): Promise<string | null> => {
  const isOwed = event.kind === 'refundFailed' && (after.state === 'owed' || before.refundedCents > 0);
  return isOwed ? mailOwed(tx, after, now) : notifyOthers(tx, before, after, now);
};

const react = async (tx: Database, change: Change): Promise<StoredReservation> => {
  const { before, after } = change;
  const leadUuid = await notify(tx, change);
  if (isLive(before) && !isLive(after)) {
    await tx
      .delete(vehicleHolds)
      .where(and(eq(vehicleHolds.siteSlug, before.siteSlug), sql`reservation_uuid = ${before.reservationUuid}::uuid`));
  }
  return { ...after, leadUuid, isHoldSynced: before.isHoldSynced && stockStatusOf(before) === stockStatusOf(after) };
};

/** @spec B1.12, B9.29 */
export const reservationPayable = definePayable({
  id: 'reservationUuid',
  table: reservations,
  entries: reservationEntries,
  order: reservations.openedAt,
  readRow: readReservationRow,
  writeRow: writeReservationRow,
  change: (row: StoredReservation, event: ReservationEvent) => changeReservation(row, event),
  chooseDueMs: (row, nowMs) => (row.isHoldSynced ? chooseDueMs(row, nowMs) : nowMs),
  findMovedCents: ({ before, after }) => sumCents(after) - sumCents(before),
  react,
  isRefunded: sql`(state = 'refunded' OR (state = 'sold' AND refunded_cents > 0))`,
  isOver: sql`state IN ('open', 'closed', 'refunded', 'sold') AND is_hold_synced`,
  email: sql`entry ->> 'email'`,
});

/** @spec B2.03, D.41 */
export const applyPurchase = async (
  tx: Database,
  before: StoredReservation,
  contact: PendingLead,
  now: Date,
): Promise<StoredReservation | undefined> => {
  const bought = await reservationPayable.applyEvent(tx, before, { kind: 'bought', nowMs: now.getTime() }, now);
  if (bought.version === before.version) return undefined;
  const leadUuid = await storeLead(tx, { ...bought, contact }, contact.targets, now, 'purchase');
  const changed = { contact, leadUuid, reservationLeadUuid: before.leadUuid };
  await tx.update(reservations).set(changed).where(reservationPayable.isNamed(before));
  return { ...bought, ...changed };
};
