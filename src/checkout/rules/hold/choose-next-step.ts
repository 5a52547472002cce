import { chooseRetryPauseMs, type DueStep } from '#src/payments/rules/payable.ts';
import type { Reservation } from './reservation.ts';

/** Interval for polling a payment whose webhook may be lost, in milliseconds. */
const askAgainMs = 15_000;

/** Interval for checking whether an owed refund was paid at the gateway, in milliseconds. */
const askOwedMs = 24 * 60 * 60_000;

/**
 * Decides from stored state alone, so that work of a killed process is always found again.
 * @spec B9.28, B9.29
 */
export const chooseNextStep = (
  { state, paymentRef: ref, payByMs, heldUntilMs }: Reservation,
  nowMs: number,
): DueStep => {
  const endMs = state === 'paying' ? payByMs : state === 'held' ? heldUntilMs : null;
  if (endMs !== null && nowMs >= endMs) return { kind: 'passTime' };
  if (ref === null) return { kind: state === 'lapsing' || state === 'refunding' ? 'namePayment' : 'none' };
  if (state === 'paying' || state === 'owed') return { kind: 'findPayment', ref };
  if (state === 'lapsing') return { kind: 'cancelPayment', ref };
  return state === 'refunding' ? { kind: 'refundPayment', ref } : { kind: 'none' };
};

/** The next due time, in milliseconds; null at a final state. */
export const chooseDueMs = ({ state, payByMs, heldUntilMs }: Reservation, nowMs: number): number | null => {
  if (state === 'paying') return Math.min(payByMs ?? nowMs, nowMs + askAgainMs);
  if (state === 'held') return heldUntilMs;
  if (state === 'owed') return nowMs + askOwedMs;
  return state === 'lapsing' || state === 'refunding' ? nowMs : null;
};

const firstPauseMs = 2_000;
const longestPauseMs = 10 * 60_000;

/** The next due time after a step that changed nothing, in milliseconds. Pauses grow while a gateway owes an answer. */
export const chooseAgainMs = (
  reservation: Reservation & { readonly attempts: number },
  nowMs: number,
): number | null => {
  const { state, attempts } = reservation;
  if (state !== 'lapsing' && state !== 'refunding') return chooseDueMs(reservation, nowMs);
  return nowMs + chooseRetryPauseMs({ attempts, firstMs: firstPauseMs, longestMs: longestPauseMs });
};
