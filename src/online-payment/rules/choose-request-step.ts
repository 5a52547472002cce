import { chooseRetryPauseMs, type DueStep } from '#src/payments/rules/payable.ts';
import { isSettled, type PaymentRequest } from './payment-request.ts';

/** Decides from stored state alone, so that work of a killed process is always found again. @spec L2.16 */
export const chooseRequestStep = (request: PaymentRequest, nowMs: number): DueStep => {
  const { state, paymentRef: ref, validUntilMs } = request;
  if (isSettled(request)) return { kind: 'none' };
  const isOpen = state === 'requested' || state === 'paying';
  if (isOpen && nowMs >= validUntilMs) return { kind: 'passTime' };
  if (state === 'requested') return { kind: 'none' };
  if (ref === null) return { kind: state === 'paying' ? 'none' : 'namePayment' };
  if (state === 'paying') return { kind: 'findPayment', ref };
  return { kind: state === 'refunding' ? 'refundPayment' : 'cancelPayment', ref };
};

type Attempted = PaymentRequest & { readonly attempts: number };

/** The next due time after a step that changed nothing, in milliseconds; null once settled. @spec L2.16 */
export const chooseRequestAgainMs = (request: Attempted, nowMs: number): number | null => {
  const { state, attempts, validUntilMs } = request;
  if (isSettled(request)) return null;
  if (state === 'requested') return validUntilMs;
  const againMs = nowMs + chooseRetryPauseMs({ attempts, firstMs: 15_000, longestMs: 60 * 60_000 });
  return state === 'paying' ? Math.min(validUntilMs, againMs) : againMs;
};

/** The next due time after a change, in milliseconds; null once settled. */
export const chooseRequestDueMs = (request: Attempted, nowMs: number): number | null => {
  const { state } = request;
  const isWaiting = isSettled(request) || state === 'requested' || state === 'paying';
  return isWaiting ? chooseRequestAgainMs(request, nowMs) : nowMs;
};
