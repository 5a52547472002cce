import { holdHours, hourMs, minuteMs } from '#src/lib/durations.ts';
/**
 * Where a reservation stands. Open: somebody said who they are, nothing is taken. Paying: the vehicle is theirs for some minutes, and a payment may be
 * under way. Held: paid. Lapsing: the minutes are over, the vehicle is free, and what became of the payment is being found out. Refunding: the money
 * is on its way back. Owed: its bank did not take it back, so the dealer gives it back by another way. Refunded, sold (the deposit is part of the
 * price) and closed (nothing was ever paid) are ends.
 */
export const reservationStates = [
  'open',
  'paying',
  'held',
  'lapsing',
  'refunding',
  'owed',
  'refunded',
  'sold',
  'closed',
] as const;

export type ReservationState = (typeof reservationStates)[number];

/** What of a reservation decides what comes next; moments in milliseconds. */
export interface Reservation {
  readonly state: ReservationState;
  readonly amountCents: number;
  /** The gateway's name of the payment; null until it has told. */
  readonly paymentRef: string | null;
  /** Until when the vehicle is kept for a payment. */
  readonly payByMs: number | null;
  readonly heldUntilMs: number | null;
  /** What the gateway said it took, in cents; 0 for nothing. */
  readonly capturedCents: number;
  /** What of it is with the shopper again, in cents. */
  readonly refundedCents: number;
  /** How many refunds are known that a bank did not take: each is heard of more than once. */
  readonly failedRefunds: number;
  /** Whether it is the deposit of an online purchase. @spec B2.03 */
  readonly isPurchase: boolean;
  /** Why the bank said no last; null for a payment that it did not refuse. */
  readonly decline: string | null;
}

export type ReservationEvent =
  | { readonly kind: 'taken'; readonly nowMs: number }
  | { readonly kind: 'paymentNamed'; readonly ref: string }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'paid'; readonly amountCents: number; readonly nowMs: number }
  /** The gateway says that this payment can never succeed any more. */
  | { readonly kind: 'paymentGone' }
  | { readonly kind: 'refundDone'; readonly failedRefunds?: number }
  /** A bank did not take the money back, this many times by now: it is with the dealer again. */
  | { readonly kind: 'refundFailed'; readonly amountCents: number; readonly failedRefunds: number }
  | { readonly kind: 'timePassed'; readonly nowMs: number }
  /** By the dealer or the shopper. */
  | { readonly kind: 'released' }
  /** Its shopper buys the vehicle online: the deposit that is paid becomes the purchase's. */
  | { readonly kind: 'bought'; readonly nowMs: number }
  | { readonly kind: 'sold'; readonly nowMs: number }
  /** What was sold, or what a bank did not take, is given back. */
  | { readonly kind: 'refundAsked' }
  /** The dealer gave back by another way what a bank did not take. */
  | { readonly kind: 'settled' };

/** Whether the vehicle is one shopper's own: no other can have it. */
export const isLive = ({ state }: Pick<Reservation, 'state'>): boolean => state === 'paying' || state === 'held';

/** How long a reservation holds its vehicle, in milliseconds, once it is paid. @spec B9.28 */
export const holdMs = holdHours * hourMs;

/** How long a vehicle is kept for somebody who is paying, in milliseconds. */
export const payingMs = 10 * minuteMs;

/** Whether a reservation took its vehicle, and perhaps money, so that its shopper must find the way back to it. @spec B9.29 */
export const hasBegun = ({ state }: Pick<Reservation, 'state'>): boolean => state !== 'open' && state !== 'closed';
