import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createPaymentEventStore } from '#src/payments/server/payment-event-store.ts';
import { stripeRoutes } from '#src/payments/server/stripe/stripe-routes.ts';
import { type FakeStripe, openFakeStripe, stripePayments, stripeSecrets } from '#src/payments/testing/fake-stripe.ts';
import { openPaidSite } from '#src/payments/testing/open-paid-site.ts';
import type { TestDatabase } from '#src/platform/db/testing/open-test-databases.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { openTestCheckout } from './open-test-checkout.ts';

const host = 'wattle.localhost';

export interface Sent {
  readonly secret?: string;
  readonly ageSeconds?: number;
  readonly signature?: string;
  readonly to?: string;
}

export const prepareStripeCheckout = (open: () => Promise<TestDatabase>) => {
  let test: TestDatabase;
  let stripe: FakeStripe;
  let shop: Awaited<ReturnType<typeof openTestCheckout>>;
  let app: FastifyInstance;
  const problems: string[] = [];

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(
      sql`TRUNCATE reservations, vehicle_holds, reservation_entries, payment_events, vehicles, leads, lead_deliveries`,
    );
    stripe = await openFakeStripe();
    const payments = openPaidSite(test.database, stripe);
    shop = await openTestCheckout(test.database, { gateway: payments.gateway });
    app = Fastify();
    answerErrors(app);
    await app.register(
      stripeRoutes({
        siteOf: (asked) =>
          asked === host
            ? { slug: shop.siteSlug, config: { payments: stripePayments } }
            : { slug: 'other', config: { payments: { ...stripePayments, stripe: null } } },
        readSecret: (name) => stripeSecrets[name],
        payments,
        events: createPaymentEventStore(test.database),
        handlers: { reservation: shop.handler },
        onProblem: (_, reason) => problems.push(reason),
        readClock: shop.readClock,
      }),
    );
  });
  afterEach(async () => {
    await app.close();
    await stripe.close();
    problems.length = 0;
  });

  const begin = async (shopper = 1): Promise<string> => {
    await shop.introduce(shopper);
    await shop.service.pay(shop.askOf(shopper), '');
    return (await shop.find(shopper))?.paymentRef ?? '';
  };
  const say = (type: string, ref: string, given: object = {}) => {
    const object = type.startsWith('payment_intent.') ? { id: ref } : { id: 'x', payment_intent: ref };
    return JSON.stringify({
      id: `evt_${type}_${ref}`,
      object: 'event',
      type,
      livemode: false,
      data: { object },
      ...given,
    });
  };
  const send = async (payload: string, { secret = 'whsec_first', ageSeconds = 0, signature, to = host }: Sent = {}) => {
    const timestamp = Math.floor(shop.readClock().getTime() / 1_000) - ageSeconds;
    const signed = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
    const headers = {
      host: to,
      'content-type': 'application/json',
      'stripe-signature': signature ?? `t=${timestamp},v1=${signed}`,
    };
    return (await app.inject({ method: 'POST', url: '/api/payments/stripe-events', headers, payload })).statusCode;
  };
  const isReserved = async () => (await shop.vehicles.findById(shop.siteSlug, shop.vehicle.id))?.isReserved;
  const stateOf = async (shopper = 1) => (await shop.find(shopper))?.state;
  const readBook = async () => {
    const { rows } = await test.database.primary.execute(
      sql`SELECT event, state, amount_cents FROM reservation_entries ORDER BY version`,
    );
    return rows.map(({ event, state, amount_cents }) => [event, state, amount_cents]);
  };

  return { current: () => ({ test, stripe, shop }), problems, begin, say, send, isReserved, stateOf, readBook };
};

export type StripeCheckout = ReturnType<ReturnType<typeof prepareStripeCheckout>['current']>;
