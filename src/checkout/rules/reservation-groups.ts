import type { ReservationState } from './hold/change-reservation.ts';

/** An `open` reservation is a form that nobody has paid for, so no list contains it. */
export const reservationGroups = {
  held: ['held'],
  paying: ['paying'],
  refunding: ['refunding', 'owed'],
  sold: ['sold'],
  lapsed: ['lapsing', 'closed', 'refunded'],
} as const satisfies Readonly<Record<string, readonly ReservationState[]>>;

export type ReservationGroup = keyof typeof reservationGroups;
