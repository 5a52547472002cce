import { isUuid } from '#src/lib/is-uuid.ts';
import type { PaymentHandler } from '#src/payments/server/payment-owner.ts';
import { listRequestEvents } from '../rules/payment-request.ts';
import type { ProcessRequest } from './process-request.ts';
import type { RequestStore } from './request-store.ts';

export interface PaymentRequestHandlerOptions {
  readonly store: Pick<RequestStore, 'find' | 'apply'>;
  readonly keep: ProcessRequest;
  readonly readClock: () => Date;
}

/** What gateways tell of the payments of requests: the request follows at once. A payment that is not the one that it knows changes nothing. @spec L2.16 */
export const createPaymentRequestHandler = ({
  store,
  keep,
  readClock,
}: PaymentRequestHandlerOptions): PaymentHandler => ({
  onPaymentFound: async ({ siteSlug, key, ref }, standing) => {
    const known = isUuid(key) ? await store.find({ siteSlug, requestUuid: key }) : undefined;
    if (known === undefined || (known.paymentRef ?? ref) !== ref) return;
    const events = [{ kind: 'paymentNamed', ref } as const, ...listRequestEvents(standing)];
    const changed = await store.apply(known, events, readClock());
    if (changed !== undefined) await keep(changed);
  },
});
