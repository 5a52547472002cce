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

/** The fields that decide the next step; moments in milliseconds. */
export interface Reservation {
  readonly state: ReservationState;
  readonly amountCents: number;
  /** The payment's id at the gateway; null until it exists. */
  readonly paymentRef: string | null;
  /** End of the time to pay. */
  readonly payByMs: number | null;
  readonly heldUntilMs: number | null;
  /** In cents, as the gateway says; 0 for nothing. */
  readonly capturedCents: number;
  /** In cents. */
  readonly refundedCents: number;
  /** Refused refunds seen so far; the gateway reports each more than once. */
  readonly failedRefunds: number;
  /** Whether it is the deposit of an online purchase. @spec B2.03 */
  readonly isPurchase: boolean;
  /** Why the bank last declined; null if it didn't. */
  readonly decline: string | null;
}

export type ReservationEvent =
  | { readonly kind: 'taken'; readonly nowMs: number }
  | { readonly kind: 'paymentNamed'; readonly ref: string }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'paid'; readonly amountCents: number; readonly nowMs: number }
  /** The payment can no longer succeed. */
  | { readonly kind: 'paymentGone' }
  | { readonly kind: 'refundDone'; readonly failedRefunds?: number }
  /** A bank refused a refund, for the nth time: the dealer has the money again. */
  | { readonly kind: 'refundFailed'; readonly amountCents: number; readonly failedRefunds: number }
  | { readonly kind: 'timePassed'; readonly nowMs: number }
  /** By the dealer or the shopper. */
  | { readonly kind: 'released' }
  /** The shopper buys online: the deposit becomes the purchase's. */
  | { readonly kind: 'bought'; readonly nowMs: number }
  | { readonly kind: 'sold'; readonly nowMs: number }
  /** The dealer refunds a sale, or retries a refused refund. */
  | { readonly kind: 'refundAsked' }
  /** The dealer paid a refused refund by other means. */
  | { readonly kind: 'settled' };

/** True while no other shopper can take the vehicle. */
export const isLive = ({ state }: Pick<Reservation, 'state'>): boolean => state === 'paying' || state === 'held';

/** How long a paid reservation holds its vehicle, in milliseconds. @spec B9.28 */
export const holdMs = holdHours * hourMs;

/** How long a shopper has to pay, in milliseconds. */
export const payingMs = 10 * minuteMs;

/** True once a reservation took its vehicle, so that its shopper must be able to return to it. @spec B9.29 */
export const hasBegun = ({ state }: Pick<Reservation, 'state'>): boolean => state !== 'open' && state !== 'closed';
