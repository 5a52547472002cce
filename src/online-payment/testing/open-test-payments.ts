import { makeLeadSite } from '#src/leads/testing/make-lead-site.ts';
import { createTestGateway } from '#src/payments/server/open-payments.ts';
import type { CardGateway } from '#src/payments/server/payment-gateway.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { askForPayment } from '../server/admin/ask-for-payment.ts';
import { createPaymentRequestService } from '../server/payment-request-service.ts';
import { createRequestProcessor } from '../server/process-request.ts';
import { createRequestStore, type RequestStore } from '../server/request-store.ts';

export const goodCard = '4242 4242 4242 4242';

const minutes = 60_000;
const dayMs = 24 * 60 * minutes;

export const codeOf = (number: number): string => `2222-2222-2222-${String(number + 2222)}`;

interface Given {
  readonly gateway?: CardGateway;
  readonly store?: RequestStore;
  readonly destinations?: readonly object[];
  readonly onDeliveriesQueued?: () => void;
}

export const openTestPayments = (database: DatabaseService, given: Given = {}) => {
  let nowMs = Date.parse('2026-11-20T01:00:00Z');
  const readClock = () => new Date(nowMs);
  const site = makeLeadSite({ mailTo: ['dealer@example.com'], destinations: given.destinations ?? [] });
  const store = given.store ?? createRequestStore(database);
  const gateway = given.gateway ?? createTestGateway(database);
  const problems: unknown[] = [];
  const onProblem = (error: unknown) => void problems.push(error);
  const process = createRequestProcessor({
    store,
    gateway,
    readClock,
    onDeliveriesQueued: given.onDeliveriesQueued ?? (() => undefined),
    onProblem,
  });
  const service = createPaymentRequestService({ store, gateway, process, readClock });
  const find = async (number: number) => {
    const found = await service.find(site.slug, codeOf(number));
    if (found === undefined) throw new Error('There is no such payment request.');
    return found;
  };
  return {
    store,
    gateway,
    process,
    service,
    problems,
    find,
    readClock,
    siteSlug: site.slug,
    ask: (number: number, slug = site.slug) =>
      askForPayment(
        database,
        { ...site, slug },
        {
          code: codeOf(number),
          amountCents: 125_000,
          reference: 'INV-204',
          purpose: 'Balance of contract 204',
          firstName: 'Ann',
          lastName: 'Example',
          email: 'ann@example.com',
          phone: '0412 345 678',
          validUntil: new Date(nowMs + 14 * dayMs),
        },
        readClock(),
      ),
    wait: async (ms: number) => {
      nowMs += ms;
      for (const due of await store.claimDue(readClock(), 1_000, minutes)) await process(due);
    },
  };
};
