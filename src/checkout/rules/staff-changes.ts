import { listAllowedChanges, type StaffChanges } from '#src/staff/rules/staff-change.ts';
import { changeReservation, type Reservation, type ReservationEvent } from './hold/change-reservation.ts';

/** @spec B9.29 */
export const reservationChanges = {
  release: {
    permission: 'reservations.refund',
    action: 'reservationReleased',
    buildEvent: () => ({ kind: 'released' }),
  },
  refund: {
    permission: 'reservations.refund',
    action: 'reservationRefunded',
    buildEvent: () => ({ kind: 'refundAsked' }),
  },
  settled: {
    permission: 'reservations.refund',
    action: 'reservationSettled',
    buildEvent: () => ({ kind: 'settled' }),
  },
  sold: {
    permission: 'reservations.work',
    action: 'reservationSold',
    buildEvent: (now) => ({ kind: 'sold', nowMs: now.getTime() }),
  },
} as const satisfies StaffChanges<string, ReservationEvent>;

export type ReservationChangeName = keyof typeof reservationChanges;

/** Leaves out `refund` for a held reservation, because `release` refunds its deposit. */
export const listReservationChanges = (reservation: Reservation, now: Date): readonly ReservationChangeName[] =>
  listAllowedChanges(reservationChanges, reservation, changeReservation, now).filter(
    (name) => !(name === 'refund' && reservation.state === 'held'),
  );
