import { type PaymentGateway, takePaymentStep } from '#src/payments/server/queries.ts';
import { chooseAgainMs, chooseNextStep, type NextStep } from '../rules/hold/choose-next-step.ts';
import { listStandingEvents } from '../rules/hold/list-standing-events.ts';
import type { ReservationEvent } from '../rules/hold/reservation.ts';
import { buildDepositPayment } from './build-deposit-payment.ts';
import type { KeptReservation } from './reservation-row.ts';
import type { ReservationStore } from './reservation-store.ts';
import type { VehicleName } from './tell-vehicle.ts';

export interface KeeperOptions {
  readonly store: Pick<ReservationStore, 'apply' | 'postpone'>;
  readonly gateway: PaymentGateway;
  readonly tellVehicle: (name: VehicleName) => Promise<void>;
  readonly onProblem: (error: unknown, reservation: KeptReservation) => void;
  /** Says that leads were kept which are to be delivered. */
  readonly onTold: () => void;
  readonly readClock: () => Date;
}

/** Does what is due about one reservation, as far as it goes now. @returns how it stands then */
export type KeepReservation = (reservation: KeptReservation) => Promise<KeptReservation>;

/** Steps that one look takes at most: paid too late, found out, given back. */
const maxSteps = 6;

/** Does what a step asks for. @returns what that means for the reservation */
const perform = async (
  gateway: PaymentGateway,
  reservation: KeptReservation,
  step: NextStep,
  nowMs: number,
): Promise<readonly ReservationEvent[]> => {
  if (step.kind === 'none') return [];
  if (step.kind === 'passTime') return [{ kind: 'timePassed', nowMs }];
  const word = await takePaymentStep(gateway, step, buildDepositPayment(reservation));
  return word.kind === 'named' ? [{ kind: 'paymentNamed', ref: word.ref }] : listStandingEvents(word.standing, nowMs);
};

/**
 * Makes what brings reservations on: their time, what the gateway knows, and what the stock shows. It goes by what is kept alone, so that it can be
 * killed anywhere and begin again. @spec B9.28, B9.29
 */
export const createKeeper = (options: KeeperOptions): KeepReservation => {
  const { store, gateway, tellVehicle, onProblem, onTold, readClock } = options;
  const takeStep = async (reservation: KeptReservation): Promise<KeptReservation> => {
    if (!reservation.isVehicleTold) {
      await tellVehicle(reservation);
      onTold();
      return { ...reservation, isVehicleTold: true };
    }
    const now = readClock();
    const events = await perform(gateway, reservation, chooseNextStep(reservation, now.getTime()), now.getTime());
    if (events.length === 0) return reservation;
    return (await store.apply(reservation, events, readClock())) ?? reservation;
  };
  const hasMoved = (before: KeptReservation, after: KeptReservation): boolean =>
    before.version !== after.version || before.isVehicleTold !== after.isVehicleTold;

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
    const dueMs = current.isVehicleTold ? chooseAgainMs(current, nowMs) : nowMs;
    await store.postpone(current, dueMs === null ? null : new Date(dueMs), error === null ? null : String(error));
    return current;
  };
};
