import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { createMove } from '#src/account/server/create-sign-in.ts';
import type { PendingLead } from '#src/leads/server/pending-lead.ts';
import type { PayableStore } from '#src/payments/server/payable-store.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { AgreedPrice } from '../rules/agreed-price.ts';
import type { ContactEntry, ContactProblem } from '../rules/contact-entry.ts';
import type { ReservationEvent, ReservationState } from '../rules/hold/change-reservation.ts';
import { createReservationFinder, type ReservationFinder } from './reservation-access.ts';
import {
  applyPurchase,
  type ReservationName,
  reservationPayable,
  type StoredReservation,
} from './reservation-payable.ts';
import { reservations, vehicleHolds } from './tables.ts';

export interface NewReservation {
  readonly siteSlug: string;
  readonly visitorUuid: string;
  readonly vehicleId: number;
  readonly amountCents: number;
  readonly price: AgreedPrice | null;
  readonly isPurchase: boolean;
  readonly entry: ContactEntry;
  readonly problems: readonly ContactProblem[];
  readonly contact: PendingLead | null;
}

export type TakeOutcome =
  | { readonly kind: 'taken'; readonly reservation: StoredReservation }
  | { readonly kind: 'late' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'stale' };

const maxPaying = 2;

export interface ReservationStore
  extends ReservationFinder,
    PayableStore<ReservationName, StoredReservation, ReservationEvent> {
  /** Overwrites an earlier open reservation by the same visitor for the same vehicle. */
  readonly open: (wanted: NewReservation, now: Date) => Promise<void>;
  /** Charge nothing unless the outcome is 'taken'. @spec B1.12 */
  readonly take: (name: ReservationName, now: Date) => Promise<TakeOutcome>;
}

const open = async (database: Database, wanted: NewReservation, now: Date): Promise<string | undefined> => {
  const { siteSlug, visitorUuid, vehicleId, ...said } = wanted;
  const at = now.toISOString();
  const [row] = await database
    .insert(reservations)
    .values({ siteSlug, visitorUuid, vehicleId, ...said, state: 'open', openedAt: at, changedAt: at })
    .onConflictDoUpdate({
      target: [reservations.siteSlug, reservations.visitorUuid, reservations.vehicleId],
      targetWhere: sql`state = 'open'`,
      set: { ...said, changedAt: at },
    })
    .returning({ reservationUuid: reservations.reservationUuid });
  return row?.reservationUuid;
};

const take = async (tx: Database, name: ReservationName, now: Date): Promise<TakeOutcome> => {
  const before = await reservationPayable.lock(tx, name);
  if (before?.state !== 'open' || before.contact === null) return { kind: 'stale' };
  const { siteSlug, reservationUuid, vehicleId, visitorUuid } = before;
  const paying = await tx.$count(
    reservations,
    and(
      eq(reservations.siteSlug, siteSlug),
      eq(reservations.visitorUuid, visitorUuid),
      eq(reservations.state, 'paying'),
    ),
  );
  if (paying >= maxPaying) return { kind: 'tooMany' };
  const held = await tx
    .insert(vehicleHolds)
    .values({ siteSlug, vehicleId, reservationUuid })
    .onConflictDoNothing()
    .returning({ vehicleId: vehicleHolds.vehicleId });
  if (held.length === 0) return { kind: 'late' };
  return {
    kind: 'taken',
    reservation: await reservationPayable.applyEvent(tx, before, { kind: 'taken', nowMs: now.getTime() }, now),
  };
};

/** The caller must roll back its transaction unless the outcome is 'taken'. @spec B1.12 */
export const openTaken = async (tx: Database, wanted: NewReservation, now: Date): Promise<TakeOutcome> => {
  const reservationUuid = await open(tx, wanted, now);
  return reservationUuid === undefined
    ? { kind: 'stale' }
    : take(tx, { siteSlug: wanted.siteSlug, reservationUuid }, now);
};

export interface BoughtReservation extends ReservationName {
  readonly visitorUuid: string;
  readonly vehicleId: number;
  readonly amountCents: number;
  readonly contact: PendingLead;
}

/** The caller must roll back its transaction if `buyReserved` returns undefined. @spec B2.03, D.41 */
export const buyReserved = async (
  tx: Database,
  { visitorUuid, vehicleId, amountCents, contact, ...name }: BoughtReservation,
  now: Date,
): Promise<StoredReservation | undefined> => {
  const before = await reservationPayable.lock(tx, name);
  const isTheirs = before?.visitorUuid === visitorUuid && before.vehicleId === vehicleId;
  return isTheirs && before.capturedCents === amountCents ? applyPurchase(tx, before, contact, now) : undefined;
};

export const createReservationStore = (
  database: Pick<DatabaseService, 'interactive' | 'primary'>,
): ReservationStore => ({
  ...createReservationFinder(database),
  ...reservationPayable.createStore(database),
  open: async (wanted, now) => {
    await open(database.interactive, wanted, now);
  },
  take: (name, now) => database.interactive.transaction((tx) => take(tx, name, now)),
});

export interface ReservationFilter {
  readonly siteSlug?: string | undefined;
  readonly state?: ReservationState | undefined;
  readonly reservationUuid?: string | undefined;
}

export const listReservations = (
  { primary }: Pick<DatabaseService, 'primary'>,
  { siteSlug, state, reservationUuid }: ReservationFilter,
  limit: number,
): Promise<readonly StoredReservation[]> => {
  const condition = and(
    siteSlug === undefined ? undefined : eq(reservations.siteSlug, siteSlug),
    state === undefined ? ne(reservations.state, 'open') : eq(reservations.state, state),
    reservationUuid === undefined ? undefined : eq(reservations.reservationUuid, reservationUuid),
  );
  return reservationPayable.listNewest(primary, condition, limit);
};

/** @spec B3.19 */
export const moveReservations = createMove(reservations, 'open');

export const createReservationPurge = reservationPayable.createPurge;
export const eraseReservations = reservationPayable.erase;

export const listReservedIds = async (
  database: Database,
  siteSlug: string,
  vehicleIds: readonly number[],
): Promise<readonly number[]> => {
  const rows = await database
    .select({ id: vehicleHolds.vehicleId })
    .from(vehicleHolds)
    .where(and(eq(vehicleHolds.siteSlug, siteSlug), inArray(vehicleHolds.vehicleId, [...vehicleIds])));
  return rows.map(({ id }) => id);
};
