import type { PaymentRequest, RequestEvent } from './payment-request.ts';

type EventOf<Kind extends RequestEvent['kind']> = Extract<RequestEvent, { readonly kind: Kind }>;

type Changes = {
  readonly [Kind in RequestEvent['kind']]: (request: PaymentRequest, event: EventOf<Kind>) => PaymentRequest;
};

/** Ends a request; where a payment may be under way, what became of it is found out first. */
const end = (request: PaymentRequest, state: 'cancelled' | 'expired'): PaymentRequest => {
  if (request.state === 'requested') return { ...request, state, isClosed: true };
  return request.state === 'paying' ? { ...request, state } : request;
};

/** What is paid after the end, or is not what was asked for, goes back. @spec L2.16 */
const pay: Changes['paid'] = (request, { amountCents }) => {
  if (request.capturedCents > 0 || request.state === 'refunded') return request;
  const paid = { ...request, capturedCents: amountCents, decline: null, isClosed: true };
  const isAsked = request.state === 'paying' && amountCents === request.amountCents;
  return { ...paid, state: isAsked ? 'paid' : 'refunding' };
};

const changes: Changes = {
  started: (request, { nowMs }) =>
    request.state === 'requested' && nowMs < request.validUntilMs ? { ...request, state: 'paying' } : request,
  paymentNamed: (request, { ref }) => (request.paymentRef === null ? { ...request, paymentRef: ref } : request),
  declined: (request, { reason }) =>
    request.state === 'paying' && request.decline !== reason ? { ...request, decline: reason } : request,
  paid: pay,
  paymentGone: (request) => {
    if (request.capturedCents > 0 || request.isClosed) return request;
    // A payment that the gateway itself gave up cannot be begun again: the dealer asks anew.
    return { ...request, state: request.state === 'paying' ? 'cancelled' : request.state, isClosed: true };
  },
  refundDone: (request) => (request.state === 'refunded' ? request : { ...request, state: 'refunded', isClosed: true }),
  timePassed: (request, { nowMs }) => (nowMs >= request.validUntilMs ? end(request, 'expired') : request),
  cancelled: (request) => end(request, 'cancelled'),
  refundAsked: (request) => (request.state === 'paid' ? { ...request, state: 'refunding' } : request),
};

/** The request after an event; the same object where the event changes nothing, as when it comes twice or too late. @spec L2.16 */
export const changeRequest = (request: PaymentRequest, event: RequestEvent): PaymentRequest =>
  (changes[event.kind] as (request: PaymentRequest, event: RequestEvent) => PaymentRequest)(request, event);
