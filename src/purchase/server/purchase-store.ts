import { and, eq, inArray, type SQL, sql, TransactionRollbackError } from 'drizzle-orm';
import { findReservationIn } from '#src/checkout/server/reservation-access.ts';
import type { StoredReservation } from '#src/checkout/server/reservation-payable.ts';
import {
  type BoughtReservation,
  buyReserved,
  type NewReservation,
  openTaken,
  type TakeOutcome,
} from '#src/checkout/server/reservation-store.ts';
import { reservations } from '#src/checkout/server/tables.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { isSettled } from '../rules/choose-purchase-stage.ts';
import type { PurchaseAnswers } from '../rules/purchase-answers.ts';
import type { Agreement } from '../rules/purchase-terms.ts';
import { purchases } from './tables.ts';

interface PurchaseKey {
  readonly siteSlug: string;
  readonly visitorUuid: string;
  readonly vehicleId: number;
}

export interface StoredPurchase extends PurchaseKey {
  readonly purchaseUuid: string;
  readonly revision: number;
  readonly answers: PurchaseAnswers;
  readonly reservationUuid: string | null;
  readonly agreement: Agreement | null;
}

type OrderOutcome = TakeOutcome | { readonly kind: 'changed' };

interface NewOrder {
  readonly revision: number;
  readonly agreement: Agreement;
  readonly reservation: NewReservation;
}

interface NewConversion {
  readonly revision: number;
  readonly agreement: Agreement;
  readonly reservation: Pick<BoughtReservation, 'reservationUuid' | 'contact'>;
}

export interface PurchaseStore {
  readonly find: (key: PurchaseKey) => Promise<StoredPurchase | undefined>;
  readonly answer: (key: PurchaseKey, answers: PurchaseAnswers, now: Date) => Promise<void>;
  /** Holds the vehicle for the shopper and stores the agreement in one transaction. @spec B1.12, D.41 */
  readonly order: (key: PurchaseKey, order: NewOrder, now: Date) => Promise<OrderOutcome>;
  /** Makes the paid reservation part of the purchase and stores the agreement, in one transaction. @spec B2.03, D.41 */
  readonly convert: (key: PurchaseKey, conversion: NewConversion, now: Date) => Promise<OrderOutcome>;
}

const isNamed = ({ siteSlug, visitorUuid, vehicleId }: PurchaseKey) =>
  and(eq(purchases.siteSlug, siteSlug), eq(purchases.visitorUuid, visitorUuid), eq(purchases.vehicleId, vehicleId));

const readRow = ({ openedAt, changedAt, ...kept }: typeof purchases.$inferSelect): StoredPurchase => kept;

const lock = async (tx: Database, key: PurchaseKey): Promise<StoredPurchase | undefined> => {
  const [row] = await tx.select().from(purchases).where(isNamed(key)).for('update');
  return row === undefined ? undefined : readRow(row);
};

const findOrder = async (tx: Database, purchase: StoredPurchase): Promise<StoredReservation | undefined> => {
  const { siteSlug, reservationUuid } = purchase;
  return reservationUuid === null ? undefined : findReservationIn(tx, { siteSlug, reservationUuid });
};

const answer = async (tx: Database, key: PurchaseKey, answers: PurchaseAnswers, now: Date): Promise<void> => {
  const at = now.toISOString();
  await tx
    .insert(purchases)
    .values({ ...key, answers: {}, openedAt: at, changedAt: at })
    .onConflictDoNothing();
  const known = await lock(tx, key);
  if (known === undefined || isSettled(await findOrder(tx, known))) return;
  await tx
    .update(purchases)
    .set({
      answers: { ...known.answers, ...answers },
      revision: known.revision + 1,
      reservationUuid: null,
      agreement: null,
      changedAt: at,
    })
    .where(isNamed(key));
};

const agree = async (
  tx: Database,
  key: PurchaseKey,
  { revision, agreement }: Pick<NewOrder, 'revision' | 'agreement'>,
  now: Date,
  takeDeposit: () => Promise<TakeOutcome>,
): Promise<OrderOutcome> => {
  const known = await lock(tx, key);
  if (known === undefined || isSettled(await findOrder(tx, known))) return { kind: 'stale' };
  if (known.revision !== revision) return { kind: 'changed' };
  const outcome = await takeDeposit();
  if (outcome.kind !== 'taken') return outcome;
  const { reservationUuid } = outcome.reservation;
  await tx.update(purchases).set({ reservationUuid, agreement, changedAt: now.toISOString() }).where(isNamed(key));
  return outcome;
};

const convertPaid = async (
  tx: Database,
  key: PurchaseKey,
  { agreement, reservation }: NewConversion,
  now: Date,
): Promise<TakeOutcome> => {
  const amountCents = agreement.figures.depositCents;
  const bought = await buyReserved(tx, { ...key, ...reservation, amountCents }, now);
  return bought === undefined ? { kind: 'stale' } : { kind: 'taken', reservation: bought };
};

const takeOrRollBack = async (
  interactive: Database,
  run: (tx: Database) => Promise<OrderOutcome>,
): Promise<OrderOutcome> => {
  let outcome: OrderOutcome = { kind: 'stale' };
  try {
    return await interactive.transaction(async (tx) => {
      outcome = await run(tx);
      if (outcome.kind !== 'taken') tx.rollback();
      return outcome;
    });
  } catch (error) {
    if (error instanceof TransactionRollbackError) return outcome;
    throw error;
  }
};

/** @spec B2.03, D.41 */
export const createPurchaseStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): PurchaseStore => ({
  find: async (key) => {
    const [row] = await interactive.select().from(purchases).where(isNamed(key));
    return row === undefined ? undefined : readRow(row);
  },
  answer: (key, answers, now) => interactive.transaction((tx) => answer(tx, key, answers, now)),
  order: (key, wanted, now) =>
    takeOrRollBack(interactive, (tx) => agree(tx, key, wanted, now, () => openTaken(tx, wanted.reservation, now))),
  convert: (key, wanted, now) =>
    takeOrRollBack(interactive, (tx) => agree(tx, key, wanted, now, () => convertPaid(tx, key, wanted, now))),
});

/**
 * Of two purchases for the same vehicle, keeps the one whose reservation holds the vehicle, otherwise the one changed
 * last. If both hold it, keeps the one of `toVisitorUuid`.
 * @spec B3.19, D.41
 */
export const movePurchases = async (
  tx: Database,
  siteSlug: string,
  fromVisitorUuid: string,
  toVisitorUuid: string,
): Promise<void> => {
  const holdsVehicle = (purchase: SQL) => sql`EXISTS (
    SELECT FROM ${reservations} AS held
    WHERE held.site_id = ${purchase}.site_id AND held.reservation_uuid = ${purchase}.reservation_uuid
      AND held.state IN ('paying', 'held', 'sold'))`;
  const dropTwin = (ownerUuid: string, otherUuid: string, condition: SQL) => sql`
    DELETE FROM ${purchases} AS mine
    WHERE mine.site_id = ${siteSlug} AND mine.visitor_uuid = ${ownerUuid}::uuid AND EXISTS (
      SELECT FROM ${purchases} AS twin
      WHERE twin.site_id = mine.site_id AND twin.visitor_uuid = ${otherUuid}::uuid
        AND twin.vehicle_id = mine.vehicle_id AND ${condition})`;
  const isTwinKept = sql`NOT ${holdsVehicle(sql`mine`)}
    AND (${holdsVehicle(sql`twin`)} OR mine.changed_at <= twin.changed_at)`;
  await tx.execute(dropTwin(toVisitorUuid, fromVisitorUuid, isTwinKept));
  await tx.execute(dropTwin(fromVisitorUuid, toVisitorUuid, sql`true`));
  await tx.execute(sql`
    UPDATE ${purchases} SET visitor_uuid = ${toVisitorUuid}::uuid
    WHERE site_id = ${siteSlug} AND visitor_uuid = ${fromVisitorUuid}::uuid`);
};

export const listVehicleIdsInPurchase = async (
  database: Database,
  siteSlug: string,
  vehicleIds: readonly number[],
): Promise<readonly number[]> => {
  const rows = await database
    .selectDistinct({ id: purchases.vehicleId })
    .from(purchases)
    .where(and(eq(purchases.siteSlug, siteSlug), inArray(purchases.vehicleId, [...vehicleIds])));
  return rows.map(({ id }) => id);
};
