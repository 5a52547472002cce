import { holdHours, hourMs, minuteMs } from '#src/lib/durations.ts';
import type { Payable, PaymentEvent } from '#src/payments/rules/payable.ts';

/**
 * `open`: the shopper gave their details, nothing is taken. `paying`: the vehicle is theirs for some minutes, and a payment may be in flight.
 * `held`: paid. `lapsing`: the minutes are over and the vehicle is free; the payment's status is looked up. `refunding`: the money is going
 * back. `owed`: a bank refused the refund, so the dealer returns the money another way. `refunded`, `sold` (the deposit is part of the price)
 * and `closed` (nothing was paid) are final.
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
export interface Reservation extends Payable {
  readonly state: ReservationState;
  /** End of the time to pay. */
  readonly payByMs: number | null;
  readonly heldUntilMs: number | null;
  /** In cents. */
  readonly refundedCents: number;
  /** Refused refunds seen so far; the gateway reports each more than once. */
  readonly failedRefunds: number;
  /** Whether it is the deposit of an online purchase. @spec B2.03 */
  readonly isPurchase: boolean;
}

export type ReservationEvent =
  | PaymentEvent
  | { readonly kind: 'taken'; readonly nowMs: number }
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

/** The purpose of deposits at the gateway. @spec B9.27 */
export const depositPurpose = 'reservation';

/** Subcategory of a reservation's lead. */
export const reservationSubcategory = 'Reservation';
