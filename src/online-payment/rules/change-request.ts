import { applyChange, type Changes, namePayment, noteDecline } from '#src/payments/rules/payable.ts';
import type { PaymentRequest, RequestEvent } from './payment-request.ts';

type RequestChanges = Changes<PaymentRequest, RequestEvent>;

/** Stays open while a payment may be in flight: its status is looked up first. */
const end = (request: PaymentRequest, state: 'cancelled' | 'expired'): PaymentRequest => {
  if (request.state === 'requested') return { ...request, state, isClosed: true };
  return request.state === 'paying' ? { ...request, state } : request;
};

/** Refunds a payment that came too late or has the wrong amount. @spec L2.16 */
const pay: RequestChanges['paid'] = (request, { amountCents }) => {
  if (request.capturedCents > 0 || request.state === 'refunded') return request;
  const paid = { ...request, capturedCents: amountCents, decline: null, isClosed: true };
  const isAsked = request.state === 'paying' && amountCents === request.amountCents;
  return { ...paid, state: isAsked ? 'paid' : 'refunding' };
};

const changes: RequestChanges = {
  started: (request, { nowMs }) =>
    request.state === 'requested' && nowMs < request.validUntilMs ? { ...request, state: 'paying' } : request,
  paymentNamed: namePayment,
  declined: noteDecline,
  paid: pay,
  paymentGone: (request) => {
    if (request.capturedCents > 0 || request.isClosed) return request;
    // A payment that the gateway gave up cannot be restarted: the dealer sends a new request.
    return { ...request, state: request.state === 'paying' ? 'cancelled' : request.state, isClosed: true };
  },
  refundDone: (request) => (request.state === 'refunded' ? request : { ...request, state: 'refunded', isClosed: true }),
  // No state of its own: while the money is going back, the refund is asked for again anyway.
  refundFailed: (request) => request,
  timePassed: (request, { nowMs }) => (nowMs >= request.validUntilMs ? end(request, 'expired') : request),
  cancelled: (request) => end(request, 'cancelled'),
  refundAsked: (request) => (request.state === 'paid' ? { ...request, state: 'refunding' } : request),
};

/** Returns the request after an event; the same object when the event is a no-op, such as a repeated or late one. @spec L2.16 */
export const changeRequest = (request: PaymentRequest, event: RequestEvent): PaymentRequest =>
  applyChange(changes, request, event);
