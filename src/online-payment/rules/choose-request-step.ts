import type { PaymentStep } from '#src/payments/rules/payment-status.ts';
import { isSettled, type PaymentRequest } from './payment-request.ts';

/** The next step that is due on a request. */
export type RequestStep = PaymentStep | { readonly kind: 'passTime' } | { readonly kind: 'none' };

const none: RequestStep = { kind: 'none' };

/** What has to be done next, from what is kept alone: a process that was killed in the middle leaves nothing that this does not find. @spec L2.16 */
export const chooseRequestStep = (request: PaymentRequest, nowMs: number): RequestStep => {
  const { state, paymentRef: ref, validUntilMs } = request;
  if (isSettled(request)) return none;
  const isOpen = state === 'requested' || state === 'paying';
  if (isOpen && nowMs >= validUntilMs) return { kind: 'passTime' };
  if (state === 'requested') return none;
  if (ref === null) return state === 'paying' ? none : { kind: 'namePayment' };
  if (state === 'paying') return { kind: 'findPayment', ref };
  return { kind: state === 'refunding' ? 'refundPayment' : 'cancelPayment', ref };
};

const firstPauseMs = 15_000;
const longestPauseMs = 60 * 60_000;

/** When a request is to be looked at again after so many looks that led nowhere, in milliseconds; null for one at its end. @spec L2.16 */
export const chooseRequestDueMs = (
  request: PaymentRequest & { readonly attempts: number },
  nowMs: number,
): number | null => {
  const { state, attempts, validUntilMs } = request;
  if (isSettled(request)) return null;
  if (state === 'requested') return validUntilMs;
  const againMs = nowMs + Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts, 20));
  return state === 'paying' ? Math.min(validUntilMs, againMs) : againMs;
};
