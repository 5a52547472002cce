import { continueTrace } from '#src/platform/tracing/trace.ts';
import type { Delivery } from './delivery-store.ts';

type Deliver = (delivery: Delivery) => Promise<'delivered' | 'written'>;

/**
 * Continues the trace of the request that submitted the lead, on any node and for every attempt. The target is left out
 * because it is an email address, phone number or URL.
 */
export const traceDelivery =
  (deliver: Deliver): Deliver =>
  (delivery) =>
    continueTrace(
      {
        name: `deliver ${delivery.kind}`,
        kind: 'consumer',
        attributes: {
          'forecourt.site': delivery.siteSlug,
          'forecourt.lead': delivery.lead.leadUuid,
          'forecourt.attempt': delivery.attempts,
        },
        traceparent: delivery.traceparent ?? undefined,
      },
      async (note) => {
        const outcome = await deliver(delivery);
        note({ 'forecourt.outcome': outcome });
        return outcome;
      },
    );
