import { and, eq, inArray, or } from 'drizzle-orm';
import {
  createPayableProcessor,
  type PayableProcessorOptions,
  type ProcessPayable,
} from '#src/payments/server/payable-processor.ts';
import type { NewPayment } from '#src/payments/server/payment-gateway.ts';
import { createPaymentHandler, type PaymentHandler } from '#src/payments/server/payment-handler.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { changeStock, setVehicleHold } from '#src/vehicle/server/change-stock.ts';
import { chooseAgainMs, chooseNextStep } from '../rules/hold/change-reservation.ts';
import type { ReservationName, StoredReservation } from './reservation-payable.ts';
import type { ReservationStore } from './reservation-store.ts';
import { reservations } from './tables.ts';

interface VehicleName {
  readonly siteSlug: string;
  readonly vehicleId: number;
}

/** Idempotent and safe to run in two processes at once. @spec B1.12, B4.07 */
const syncVehicleHold = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  { siteSlug, vehicleId }: VehicleName,
  now: Date,
): Promise<void> => {
  await changeStock(
    primary,
    siteSlug,
    async (change) => {
      const { tx } = change;
      const ofVehicle = and(eq(reservations.siteSlug, siteSlug), eq(reservations.vehicleId, vehicleId));
      // Locks the rows, so that a reservation that changes in the meantime isn't marked as synced.
      const rows = await tx
        .select({ reservationUuid: reservations.reservationUuid, state: reservations.state })
        .from(reservations)
        .where(and(ofVehicle, or(inArray(reservations.state, ['held', 'sold']), eq(reservations.isHoldSynced, false))))
        .for('update');
      const states = rows.map(({ state }) => state);
      const hold = states.includes('held') ? 'reserved' : states.includes('sold') ? 'sold' : null;
      await setVehicleHold(change, vehicleId, hold);
      const locked = rows.map(({ reservationUuid }) => reservationUuid);
      await tx
        .update(reservations)
        .set({ isHoldSynced: true })
        .where(and(ofVehicle, inArray(reservations.reservationUuid, locked)));
    },
    now,
  );
};

export interface ReservationProcessorOptions extends PayableProcessorOptions<ReservationName, StoredReservation> {
  readonly database: Pick<DatabaseService, 'primary'>;
}

export type ProcessReservation = ProcessPayable<StoredReservation>;

/** @spec B9.27 */
export const depositPurpose = 'reservation';

/** @spec B9.27 */
export const buildDepositPayment = ({
  siteSlug,
  reservationUuid,
  amountCents,
  contact,
}: Pick<StoredReservation, 'siteSlug' | 'reservationUuid' | 'amountCents' | 'contact'>): NewPayment => {
  const vehicle = contact?.record.vehicle;
  const reserved = vehicle === undefined || vehicle === null ? 'a vehicle' : `${vehicle.title}, ${vehicle.stockNumber}`;
  return {
    siteSlug,
    purpose: depositPurpose,
    key: reservationUuid,
    amountCents,
    description: `Deposit for ${reserved}`,
  };
};

/** @spec B9.28, B9.29 */
export const createReservationProcessor = ({ database, ...options }: ReservationProcessorOptions): ProcessReservation =>
  createPayableProcessor(
    {
      chooseStep: chooseNextStep,
      chooseAgainMs: (row, nowMs) => (row.isHoldSynced ? chooseAgainMs(row, nowMs) : nowMs),
      buildPayment: buildDepositPayment,
      sync: async (row) => {
        if (row.isHoldSynced) return row;
        await syncVehicleHold(database, row, options.readClock());
        return { ...row, isHoldSynced: true };
      },
    },
    options,
  );

export interface DepositHandlerOptions {
  readonly store: Pick<ReservationStore, 'find' | 'apply'>;
  readonly process: ProcessReservation;
  readonly readClock: () => Date;
}

/** @spec B1.12, B9.29 */
export const createDepositHandler = (options: DepositHandlerOptions): PaymentHandler =>
  createPaymentHandler({
    ...options,
    find: (siteSlug, reservationUuid) => options.store.find({ siteSlug, reservationUuid }),
  });
