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
  /** Says that leads were kept which are to be delivered. */
  readonly onDeliveriesQueued: () => void;
  readonly readClock: () => Date;
}

/** Does what is due about one reservation, as far as it goes now. @returns how it stands then */
export type ProcessReservation = (reservation: StoredReservation) => Promise<StoredReservation>;

/** Steps that one look takes at most: paid too late, found out, given back. */
const maxSteps = 6;

/** Does what a step asks for. @returns what that means for the reservation */
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
 * Makes what brings reservations on: their time, what the gateway knows, and what the stock shows. It goes by what is kept alone, so that it can be
 * killed anywhere and begin again. @spec B9.28, B9.29
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
