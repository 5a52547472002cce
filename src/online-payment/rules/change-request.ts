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
} from '#src/payments/rules/payable.ts';
import { isSettled, type PaymentRequest, type RequestEvent } from './payment-request.ts';

type RequestChanges = Changes<PaymentRequest, RequestEvent>;

/** A paying request keeps `isClosed` false, because its payment can still arrive. */
const end = (request: PaymentRequest, state: 'cancelled' | 'expired'): PaymentRequest => {
  if (request.state === 'requested') return { ...request, state, isClosed: true };
  return request.state === 'paying' ? { ...request, state } : request;
};

/** @spec L2.16 */
const pay: RequestChanges['paid'] = (request, { amountCents }) => {
  if (request.capturedCents > 0 || request.state === 'refunded') return request;
  const paid = { ...request, capturedCents: amountCents, decline: null, isClosed: true };
  const isAsked = request.state === 'paying' && amountCents === request.amountCents;
  return { ...paid, state: isAsked ? 'paid' : 'refunding' };
};

const noteRefund: RequestChanges['refundDone'] = (request, { failedRefunds = 0 }) => {
  // A status with fewer failed refunds is stale: it's from before a bank refused the refund.
  if (failedRefunds < request.failedRefunds || request.state === 'refunded') return request;
  return { ...request, state: 'refunded', isClosed: true, failedRefunds };
};

/** @spec L2.16 */
const noteFailure: RequestChanges['refundFailed'] = (request, { amountCents, failedRefunds }) => {
  if (failedRefunds <= request.failedRefunds) return request;
  const isOwed = request.state === 'refunding' || request.state === 'refunded';
  if (!isOwed) return { ...request, failedRefunds };
  return { ...request, state: 'owed', capturedCents: request.capturedCents || amountCents, failedRefunds };
};

const changes: RequestChanges = {
  started: (request, { nowMs }) =>
    request.state === 'requested' && nowMs < request.validUntilMs ? { ...request, state: 'paying' } : request,
  paymentNamed: namePayment,
  declined: noteDecline,
  paid: pay,
  paymentGone: (request) => {
    if (request.capturedCents > 0 || request.isClosed) return request;
    // A payment that the gateway ended can't be restarted: the dealer must send a new request.
    return { ...request, state: request.state === 'paying' ? 'cancelled' : request.state, isClosed: true };
  },
  refundDone: noteRefund,
  refundFailed: noteFailure,
  timePassed: (request, { nowMs }) => (nowMs >= request.validUntilMs ? end(request, 'expired') : request),
  cancelled: (request) => end(request, 'cancelled'),
  refundAsked: (request) =>
    request.state === 'paid' || request.state === 'owed' ? { ...request, state: 'refunding' } : request,
  settled: (request) => (request.state === 'owed' ? { ...request, state: 'refunded' } : request),
};

/** @spec L2.16 */
export const changeRequest = (request: PaymentRequest, event: RequestEvent): PaymentRequest =>
  applyChange(changes, request, event);

type Attempted = PaymentRequest & { readonly attempts: number };

/** Uses only the stored state and the time, so that another process can continue after a crash. @spec L2.16 */
export const chooseRequestStep = (request: Attempted, nowMs: number): DueStep => {
  const { state, paymentRef: ref, validUntilMs } = request;
  if (state === 'refunded') return chooseRefundCheck(request);
  if (isSettled(request)) return { kind: 'none' };
  const isOpen = state === 'requested' || state === 'paying';
  if (isOpen && nowMs >= validUntilMs) return { kind: 'passTime' };
  if (state === 'requested') return { kind: 'none' };
  if (ref === null) return { kind: state === 'paying' ? 'none' : 'namePayment' };
  if (state === 'paying' || state === 'owed') return { kind: 'findPayment', ref };
  return { kind: state === 'refunding' ? 'refundPayment' : 'cancelPayment', ref };
};

/** @spec L2.16 */
export const chooseRequestAgainMs = (request: Attempted, nowMs: number): number | null => {
  const { state, attempts, validUntilMs } = request;
  if (state === 'refunded') return chooseRefundCheckMs(request, nowMs);
  if (isSettled(request)) return null;
  if (state === 'requested') return validUntilMs;
  if (state === 'owed') return nowMs + owedCheckMs;
  const againMs = nowMs + chooseRetryPauseMs({ attempts, firstMs: 15_000, longestMs: 60 * 60_000 });
  return state === 'paying' ? Math.min(validUntilMs, againMs) : againMs;
};

export const chooseRequestDueMs = (request: Attempted, nowMs: number): number | null => {
  const isWaiting = isSettled(request) || ['requested', 'paying', 'owed'].includes(request.state);
  return isWaiting ? chooseRequestAgainMs(request, nowMs) : nowMs;
};
