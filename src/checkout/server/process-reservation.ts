import type { PaymentGateway } from '#src/payments/server/payment-gateway.ts';
import { takePaymentStep } from '#src/payments/server/take-payment-step.ts';
import { chooseAgainMs, chooseNextStep, type NextStep } from '../rules/hold/choose-next-step.ts';
import { listStatusEvents } from '../rules/hold/list-status-events.ts';
import type { ReservationEvent } from '../rules/hold/reservation.ts';
import { buildDepositPayment } from './build-deposit-payment.ts';
import type { StoredReservation } from './reservation-row.ts';
import type { ReservationStore } from './reservation-store.ts';
import type { VehicleName } from './sync-vehicle-hold.ts';

export interface ReservationProcessorOptions {
  readonly store: Pick<ReservationStore, 'apply' | 'postpone'>;
  readonly gateway: PaymentGateway;
  readonly syncVehicleHold: (name: VehicleName) => Promise<void>;
  readonly onProblem: (error: unknown, reservation: StoredReservation) => void;
  /** Called when deliveries were queued. */
  readonly onDeliveriesQueued: () => void;
  readonly readClock: () => Date;
}

/** Runs the steps that are due now. @returns the reservation afterwards */
export type ProcessReservation = (reservation: StoredReservation) => Promise<StoredReservation>;

/** The longest chain of steps: paid too late, looked up, refunded. */
const maxSteps = 6;

/** Performs a step. @returns the events it causes */
const perform = async (
  gateway: PaymentGateway,
  reservation: StoredReservation,
  step: NextStep,
  nowMs: number,
): Promise<readonly ReservationEvent[]> => {
  if (step.kind === 'none') return [];
  if (step.kind === 'passTime') return [{ kind: 'timePassed', nowMs }];
  const word = await takePaymentStep(gateway, step, buildDepositPayment(reservation));
  return word.kind === 'named' ? [{ kind: 'paymentNamed', ref: word.ref }] : listStatusEvents(word.standing, nowMs);
};

/**
 * Advances a reservation through its due steps: expiry, payment status and vehicle hold. Works from stored state only, so it is safe to
 * interrupt and to run again. @spec B9.28, B9.29
 */
export const createReservationProcessor = (options: ReservationProcessorOptions): ProcessReservation => {
  const { store, gateway, syncVehicleHold, onProblem, onDeliveriesQueued, readClock } = options;
  const takeStep = async (reservation: StoredReservation): Promise<StoredReservation> => {
    if (!reservation.isHoldSynced) {
      await syncVehicleHold(reservation);
      onDeliveriesQueued();
      return { ...reservation, isHoldSynced: true };
    }
    const now = readClock();
    const events = await perform(gateway, reservation, chooseNextStep(reservation, now.getTime()), now.getTime());
    if (events.length === 0) return reservation;
    return (await store.apply(reservation, events, readClock())) ?? reservation;
  };
  const hasMoved = (before: StoredReservation, after: StoredReservation): boolean =>
    before.version !== after.version || before.isHoldSynced !== after.isHoldSynced;

  return async (reservation) => {
    let current = reservation;
    let error: unknown = null;
    try {
      for (let step = 0; step < maxSteps; step += 1) {
        const next = await takeStep(current);
        const isDone = !hasMoved(current, next);
        current = next;
        if (isDone) break;
      }
    } catch (reason) {
      error = reason;
      onProblem(reason, current);
    }
    const nowMs = readClock().getTime();
    const dueMs = current.isHoldSynced ? chooseAgainMs(current, nowMs) : nowMs;
    await store.postpone(current, dueMs === null ? null : new Date(dueMs), error === null ? null : String(error));
    return current;
  };
};
