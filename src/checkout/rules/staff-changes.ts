import type { AuditAction } from '#src/staff/rules/audit.ts';
import type { Permission } from '#src/staff/rules/roles.ts';
import { changeReservation, type Reservation, type ReservationEvent } from './hold/change-reservation.ts';

interface StaffChange {
  readonly permission: Permission;
  readonly action: AuditAction;
  readonly buildEvent: (now: Date) => ReservationEvent;
}

/** The changes of `npm run checkout`. Releasing and refunding pay money back. @spec B9.29 */
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
} as const satisfies Readonly<Record<string, StaffChange>>;

export type ReservationChangeName = keyof typeof reservationChanges;

export const isReservationChange = (text: string): text is ReservationChangeName =>
  Object.hasOwn(reservationChanges, text);

/** Returns the changes that the reservation's state allows now. A held deposit is refunded by releasing it. */
export const listReservationChanges = (reservation: Reservation, now: Date): readonly ReservationChangeName[] =>
  (Object.keys(reservationChanges) as ReservationChangeName[]).filter(
    (name) =>
      !(name === 'refund' && reservation.state === 'held') &&
      changeReservation(reservation, reservationChanges[name].buildEvent(now)) !== reservation,
  );
