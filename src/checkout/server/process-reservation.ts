import {
  createPayableProcessor,
  type PayableProcessorOptions,
  type ProcessPayable,
} from '#src/payments/server/payable-processor.ts';
import type { NewPayment } from '#src/payments/server/payment-gateway.ts';
import { createPaymentHandler, type PaymentHandler } from '#src/payments/server/payment-handler.ts';
import { depositPurpose } from '../rules/deposit-purpose.ts';
import { chooseAgainMs, chooseNextStep } from '../rules/hold/choose-next-step.ts';
import type { ReservationName } from './reservation-payable.ts';
import type { StoredReservation } from './reservation-row.ts';
import type { ReservationStore } from './reservation-store.ts';
import type { VehicleName } from './sync-vehicle-hold.ts';

export interface ReservationProcessorOptions extends PayableProcessorOptions<ReservationName, StoredReservation> {
  readonly syncVehicleHold: (name: VehicleName) => Promise<void>;
}

export type ProcessReservation = ProcessPayable<StoredReservation>;

/** The payment of a reservation's deposit; the reservation is its key. @spec B9.27 */
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

/** Advances a reservation through its due steps: expiry, payment status and vehicle hold. @spec B9.28, B9.29 */
export const createReservationProcessor = ({
  syncVehicleHold,
  ...options
}: ReservationProcessorOptions): ProcessReservation =>
  createPayableProcessor(
    {
      chooseStep: chooseNextStep,
      // A hold that could not be synced is due at once.
      chooseAgainMs: (row, nowMs) => (row.isHoldSynced ? chooseAgainMs(row, nowMs) : nowMs),
      buildPayment: buildDepositPayment,
      sync: async (row) => {
        if (row.isHoldSynced) return row;
        await syncVehicleHold(row);
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

/** Applies payment updates from a gateway to the reservation and its vehicle. @spec B1.12, B9.29 */
export const createDepositHandler = (options: DepositHandlerOptions): PaymentHandler =>
  createPaymentHandler({
    ...options,
    find: (siteSlug, reservationUuid) => options.store.find({ siteSlug, reservationUuid }),
  });
