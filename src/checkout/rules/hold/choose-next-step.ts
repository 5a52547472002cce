import type { PaymentStep } from '#src/payments/rules/payment-status.ts';
import type { Reservation } from './reservation.ts';

/** The next step that is due on a reservation. */
export type NextStep = PaymentStep | { readonly kind: 'passTime' } | { readonly kind: 'none' };

/** How often the gateway is asked about a payment whose message may have been lost, in milliseconds. */
const askAgainMs = 15_000;

/** How often it is asked whether the dealer gave back there what a bank did not take, in milliseconds. */
const askOwedMs = 24 * 60 * 60_000;

/**
 * What has to be done next, from what is kept alone: a process that was killed in the middle leaves nothing behind that this does not find.
 * @spec B9.28, B9.29
 */
export const chooseNextStep = (
  { state, paymentRef: ref, payByMs, heldUntilMs }: Reservation,
  nowMs: number,
): NextStep => {
  const endMs = state === 'paying' ? payByMs : state === 'held' ? heldUntilMs : null;
  if (endMs !== null && nowMs >= endMs) return { kind: 'passTime' };
  if (ref === null) return { kind: state === 'lapsing' || state === 'refunding' ? 'namePayment' : 'none' };
  if (state === 'paying' || state === 'owed') return { kind: 'findPayment', ref };
  if (state === 'lapsing') return { kind: 'cancelPayment', ref };
  return state === 'refunding' ? { kind: 'refundPayment', ref } : { kind: 'none' };
};

/** When a reservation is to be looked at again, in milliseconds; null for one at its end. */
export const chooseDueMs = ({ state, payByMs, heldUntilMs }: Reservation, nowMs: number): number | null => {
  if (state === 'paying') return Math.min(payByMs ?? nowMs, nowMs + askAgainMs);
  if (state === 'held') return heldUntilMs;
  if (state === 'owed') return nowMs + askOwedMs;
  return state === 'lapsing' || state === 'refunding' ? nowMs : null;
};

const firstPauseMs = 2_000;
const longestPauseMs = 10 * 60_000;

/** When to look again after a look that led nowhere, in milliseconds: what a gateway owes an answer for, after growing pauses. */
export const chooseAgainMs = (
  reservation: Reservation & { readonly attempts: number },
  nowMs: number,
): number | null => {
  const { state, attempts } = reservation;
  if (state !== 'lapsing' && state !== 'refunding') return chooseDueMs(reservation, nowMs);
  return nowMs + Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts, 20));
};
