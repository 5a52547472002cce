import type { ReservationState } from './hold/change-reservation.ts';

/** No group contains `open` reservations, because nobody has started to pay for them. */
export const reservationGroups = {
  held: ['held'],
  paying: ['paying'],
  refunding: ['refunding', 'owed'],
  sold: ['sold'],
  lapsed: ['lapsing', 'closed', 'refunded'],
} as const satisfies Readonly<Record<string, readonly ReservationState[]>>;

export type ReservationGroup = keyof typeof reservationGroups;
