import { hourMs, minuteMs } from '#src/lib/durations.ts';
import { holdHours } from '#src/lib/reservation-hold.ts';
import {
  applyChange,
  type Changes,
  chooseRefundCheck,
  chooseRefundCheckMs,
  chooseRetryPauseMs,
  type DueStep,
  namePayment,
  noteDecline,
  owedCheckMs,
  type Payable,
  type PaymentEvent,
} from '#src/payments/rules/payable.ts';

/** `lapsing`: the payment is being cancelled. `owed`: a bank refused the refund. */
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

export interface Reservation extends Payable {
  readonly state: ReservationState;
  readonly payByMs: number | null;
  readonly heldUntilMs: number | null;
  readonly refundedCents: number;
  readonly failedRefunds: number;
  /** @spec B2.03 */
  readonly isPurchase: boolean;
}

export type ReservationEvent =
  | PaymentEvent
  | { readonly kind: 'taken'; readonly nowMs: number }
  | { readonly kind: 'released' }
  | { readonly kind: 'bought'; readonly nowMs: number }
  | { readonly kind: 'sold'; readonly nowMs: number }
  | { readonly kind: 'refundAsked' }
  /** A bank refused the refund, so the dealer returned the money another way. */
  | { readonly kind: 'settled' };

export const isLive = ({ state }: Pick<Reservation, 'state'>): boolean => state === 'paying' || state === 'held';

/** @spec B9.28 */
export const holdMs = holdHours * hourMs;

export const payingMs = 10 * minuteMs;

/** @spec B9.29 */
export const hasBegun = ({ state }: Pick<Reservation, 'state'>): boolean => state !== 'open' && state !== 'closed';

type ReservationChanges = Changes<Reservation, ReservationEvent>;

const moveFrom =
  (moves: Readonly<Partial<Record<ReservationState, ReservationState>>>) =>
  (reservation: Reservation): Reservation => {
    const state = moves[reservation.state];
    return state === undefined ? reservation : { ...reservation, state };
  };

const hasPassed = (momentMs: number | null, nowMs: number): boolean => momentMs !== null && nowMs >= momentMs;

const release = moveFrom({ open: 'closed', paying: 'lapsing', held: 'refunding' });

/** @spec B9.29 */
const pay: ReservationChanges['paid'] = (reservation, { amountCents, nowMs }) => {
  const { state } = reservation;
  if (reservation.capturedCents > 0 || state === 'refunded') return reservation;
  const paid = { ...reservation, capturedCents: amountCents, decline: null };
  return state === 'paying' && amountCents === reservation.amountCents
    ? { ...paid, state: 'held', heldUntilMs: nowMs + holdMs }
    : { ...paid, state: 'refunding' };
};

const passTime: ReservationChanges['timePassed'] = (reservation, { nowMs }) => {
  const { state, payByMs, heldUntilMs } = reservation;
  const isOver = state === 'paying' ? hasPassed(payByMs, nowMs) : state === 'held' && hasPassed(heldUntilMs, nowMs);
  return isOver ? release(reservation) : reservation;
};

const giveBack = (reservation: Reservation): Reservation => ({
  ...reservation,
  state: 'refunded',
  refundedCents: reservation.capturedCents,
});

/** A refund that the dealer makes at the gateway ends a reservation, but doesn't undo a sale. @spec B9.29 */
const noteRefund: ReservationChanges['refundDone'] = (reservation, { failedRefunds = 0 }) => {
  const { state, capturedCents, refundedCents } = reservation;
  // The status is from before the bank refused the refund.
  if (failedRefunds < reservation.failedRefunds) return reservation;
  if (state === 'open' || state === 'closed' || state === 'refunded') return reservation;
  if (state !== 'sold') return { ...giveBack(reservation), failedRefunds };
  return refundedCents === capturedCents
    ? reservation
    : { ...reservation, failedRefunds, refundedCents: capturedCents };
};

/** @spec B9.29 */
const noteFailure: ReservationChanges['refundFailed'] = (reservation, { amountCents, failedRefunds }) => {
  if (failedRefunds <= reservation.failedRefunds) return reservation;
  const isOwed = reservation.state === 'refunding' || reservation.state === 'refunded';
  if (!isOwed) return { ...reservation, failedRefunds, refundedCents: 0 };
  const capturedCents = reservation.capturedCents || amountCents;
  return { ...reservation, state: 'owed', capturedCents, refundedCents: 0, failedRefunds };
};

/** @spec B2.03, B9.28 */
const buy: ReservationChanges['bought'] = (reservation, { nowMs }) =>
  reservation.state === 'held' && !reservation.isPurchase && !hasPassed(reservation.heldUntilMs, nowMs)
    ? { ...reservation, isPurchase: true }
    : reservation;

const changes: ReservationChanges = {
  taken: (reservation, { nowMs }) =>
    reservation.state === 'open' ? { ...reservation, state: 'paying', payByMs: nowMs + payingMs } : reservation,
  paymentNamed: namePayment,
  declined: noteDecline,
  paid: pay,
  paymentGone: moveFrom({ paying: 'closed', lapsing: 'closed' }),
  refundDone: noteRefund,
  refundFailed: noteFailure,
  timePassed: passTime,
  released: release,
  bought: buy,
  sold: (reservation, { nowMs }) =>
    reservation.state === 'held' && !hasPassed(reservation.heldUntilMs, nowMs)
      ? { ...reservation, state: 'sold' }
      : reservation,
  refundAsked: moveFrom({ held: 'refunding', sold: 'refunding', owed: 'refunding' }),
  settled: (reservation) => (reservation.state === 'owed' ? giveBack(reservation) : reservation),
};

/** Returns the same object if the event changes nothing. @spec B9.28, B9.29, D.41 */
export const changeReservation = (reservation: Reservation, event: ReservationEvent): Reservation =>
  applyChange(changes, reservation, event);

const askAgainMs = 15_000;

type Attempted = Reservation & { readonly attempts: number };

/** A sale stands even if its deposit was refunded at the gateway. */
const isRefunded = ({ state, refundedCents }: Reservation): boolean =>
  state === 'refunded' || (state === 'sold' && refundedCents > 0);

/** Uses only the stored state and the time, so that another process can continue after a crash. @spec B9.28, B9.29 */
export const chooseNextStep = (reservation: Attempted, nowMs: number): DueStep => {
  const { state, paymentRef: ref, payByMs, heldUntilMs } = reservation;
  if (isRefunded(reservation)) return chooseRefundCheck(reservation);
  const endMs = state === 'paying' ? payByMs : state === 'held' ? heldUntilMs : null;
  if (endMs !== null && nowMs >= endMs) return { kind: 'passTime' };
  if (ref === null) return { kind: state === 'lapsing' || state === 'refunding' ? 'namePayment' : 'none' };
  if (state === 'paying' || state === 'owed') return { kind: 'findPayment', ref };
  if (state === 'lapsing') return { kind: 'cancelPayment', ref };
  return state === 'refunding' ? { kind: 'refundPayment', ref } : { kind: 'none' };
};

export const chooseDueMs = (reservation: Attempted, nowMs: number): number | null => {
  const { state, payByMs, heldUntilMs } = reservation;
  if (isRefunded(reservation)) return chooseRefundCheckMs(reservation, nowMs);
  if (state === 'paying') return Math.min(payByMs ?? nowMs, nowMs + askAgainMs);
  if (state === 'held') return heldUntilMs;
  if (state === 'owed') return nowMs + owedCheckMs;
  return state === 'lapsing' || state === 'refunding' ? nowMs : null;
};

const firstPauseMs = 2_000;
const longestPauseMs = 10 * 60_000;

export const chooseAgainMs = (reservation: Attempted, nowMs: number): number | null => {
  const { state, attempts } = reservation;
  if (state !== 'lapsing' && state !== 'refunding') return chooseDueMs(reservation, nowMs);
  return nowMs + chooseRetryPauseMs({ attempts, firstMs: firstPauseMs, longestMs: longestPauseMs });
};
