import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentEventStore } from '#src/payments/server/payment-event-store.ts';
import { stripeRoutes } from '#src/payments/server/stripe/stripe-routes.ts';
import { type FakeStripe, openFakeStripe, stripePayments, stripeSecrets } from '#src/payments/testing/fake-stripe.ts';
import { openPaidSite } from '#src/payments/testing/open-paid-site.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { openTestCheckout } from '../testing/open-test-checkout.ts';

const hourMs = 3_600_000;
const host = 'wattle.localhost';
const [embedded] = testDatabases;

describe('reserving with Stripe', () => {
  let test: TestDatabase;
  let stripe: FakeStripe;
  let shop: Awaited<ReturnType<typeof openTestCheckout>>;
  let app: FastifyInstance;
  const problems: string[] = [];

  beforeAll(async () => {
    test = await embedded.open();
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
  interface Sent {
    readonly secret?: string;
    readonly ageSeconds?: number;
    readonly signature?: string;
    readonly to?: string;
  }
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

  it('holds the vehicle, and shows it in the stock, before the webhook is answered [B1.12] [B9.28]', async () => {
    const ref = await begin();
    expect([await stateOf(), await isReserved()]).toEqual(['paying', false]);
    stripe.books.pay(ref);
    expect(await send(say('payment_intent.succeeded', ref))).toBe(204);
    expect([await stateOf(), await isReserved()]).toEqual(['held', true]);
  });

  it('holds the vehicle when its shopper returns from the bank; nobody else can settle it [D.41]', async () => {
    stripe.books.pay(await begin());
    await shop.service.settle(shop.askOf(2));
    expect(await stateOf()).toBe('paying');
    await shop.service.settle(shop.askOf(1));
    expect([await stateOf(), await isReserved()]).toEqual(['held', true]);
  });

  it.each(['whsec_first', 'whsec_second'])(
    'accepts events signed with %s while one secret replaces the other [D.59]',
    async (secret) => {
      const ref = await begin();
      stripe.books.pay(ref);
      expect(await send(say('payment_intent.succeeded', ref), { secret })).toBe(204);
      expect(await stateOf()).toBe('held');
    },
  );

  it.each<[string, number, Sent]>([
    ['by another secret', 400, { secret: 'whsec_forged' }],
    ['without a signature', 400, { signature: '' }],
    ['in another format', 400, { signature: 't=1,v1=' }],
    ['five minutes and a second ago', 400, { ageSeconds: 301 }],
    ['five minutes and a second from now', 400, { ageSeconds: -301 }],
    ['for a site without Stripe', 404, { to: 'other.localhost' }],
  ])('rejects an event signed %s with %i, and changes nothing [D.26]', async (_, status, sent) => {
    const ref = await begin();
    stripe.books.pay(ref);
    expect(await send(say('payment_intent.succeeded', ref), sent)).toBe(status);
    expect([await stateOf(), await isReserved()]).toEqual(['paying', false]);
  });

  it('acknowledges an event about an unknown payment, so that Stripe stops retrying [B9.29] [D.59]', async () => {
    const payload = say('payment_intent.succeeded', 'pi_unknown');
    expect(await send(payload)).toBe(204);
    const calls = stripe.books.calls.length;
    expect(await send(payload)).toBe(204);
    expect(stripe.books.calls).toHaveLength(calls);
    expect(problems).toEqual([]);
  });

  it('accepts an event that is five minutes old, but not one that is altered or too long [D.26]', async () => {
    const ref = await begin();
    const payload = say('payment_intent.succeeded', ref);
    expect(await send(payload, { ageSeconds: 300 })).toBe(204);
    const timestamp = Math.floor(shop.readClock().getTime() / 1_000);
    const signed = createHmac('sha256', 'whsec_first').update(`${timestamp}.${payload}`).digest('hex');
    expect(await send(`${payload} `, { signature: `t=${timestamp},v1=${signed}` })).toBe(400);
    expect(await send(`${payload}${' '.repeat(256 * 1_024)}`)).toBe(413);
    expect(await send(say('payment_intent.succeeded', ref, { id: 'evt_2', livemode: true }))).toBe(400);
  });

  it('trusts nothing in an event: the payment’s status is read from Stripe [B9.27]', async () => {
    const ref = await begin();
    const data = { object: { id: ref, status: 'succeeded', amount_received: 20_000 } };
    expect(await send(say('payment_intent.succeeded', ref, { data }))).toBe(204);
    expect([await stateOf(), await isReserved()]).toEqual(['paying', false]);
  });

  it('handles an event once, and reaches the same state in any order [B9.29]', async () => {
    const ref = await begin();
    stripe.books.pay(ref);
    stripe.books.giveBack(ref, 20_000);
    // The refund's event arrives before the payment's.
    expect(await send(say('charge.refunded', ref))).toBe(204);
    const calls = stripe.books.calls.length;
    expect(await send(say('charge.refunded', ref))).toBe(204);
    expect(stripe.books.calls).toHaveLength(calls);
    expect(await send(say('payment_intent.succeeded', ref))).toBe(204);
    expect([await stateOf(), await isReserved()]).toEqual(['refunded', false]);
    const { rows } = await test.database.primary.execute(sql`SELECT event_id FROM payment_events`);
    expect(rows).toHaveLength(2);
  });

  it('frees the vehicle when the dealer refunds at Stripe, or the bank takes the money back [B9.29]', async () => {
    const ref = await begin();
    stripe.books.pay(ref);
    await send(say('payment_intent.succeeded', ref));
    const intent = stripe.books.get(ref);
    if (intent.latest_charge !== null) intent.latest_charge.disputed = true;
    expect(await send(say('charge.dispute.created', ref))).toBe(204);
    expect(await stateOf()).toBe('held');
    intent.disputeStatus = 'lost';
    expect(await send(say('charge.dispute.closed', ref))).toBe(204);
    expect([await stateOf(), await isReserved()]).toEqual(['refunded', false]);
  });

  const sell = async () => {
    const known = await shop.find(1);
    const sold = known && (await shop.store.apply(known, [{ kind: 'sold', nowMs: 0 }], shop.readClock()));
    if (sold !== undefined) await shop.process(sold);
  };
  const readBook = async () => {
    const { rows } = await test.database.primary.execute(
      sql`SELECT event, state, amount_cents FROM reservation_entries ORDER BY version`,
    );
    return rows.map(({ event, state, amount_cents }) => [event, state, amount_cents]);
  };

  it.each(['refunds', 'loses a dispute about'])(
    'leaves a vehicle sold when the dealer %s its deposit after the sale [B9.29]',
    async (how) => {
      const ref = await begin();
      stripe.books.pay(ref);
      await send(say('payment_intent.succeeded', ref));
      await sell();
      if (how === 'refunds') stripe.books.giveBack(ref, 20_000);
      else stripe.books.loseDispute(ref);
      for (const type of ['charge.refunded', 'charge.dispute.closed']) expect(await send(say(type, ref))).toBe(204);
      expect((await shop.vehicles.findById(shop.siteSlug, shop.vehicle.id))?.status).toBe('sold');
      expect(await shop.find(1)).toMatchObject({ state: 'sold', refundedCents: 20_000 });
      expect((await readBook()).slice(-2)).toEqual([
        ['sold', 'sold', 0],
        ['refundDone', 'sold', -20_000],
      ]);
    },
  );

  it('owes a refund that the bank refuses days later: mails the dealer once and records it [B9.29]', async () => {
    const ref = await begin();
    stripe.books.pay(ref);
    await send(say('payment_intent.succeeded', ref));
    await shop.service.release(shop.askOf(1));
    expect(await stateOf()).toBe('refunded');
    stripe.books.failRefund(ref);
    for (const type of ['refund.failed', 'charge.refund.updated']) expect(await send(say(type, ref))).toBe(204);
    expect([await stateOf(), await isReserved(), stripe.books.sumCents()]).toEqual(['owed', false, 20_000]);
    expect((await readBook()).slice(-2)).toEqual([
      ['refundDone', 'refunded', -20_000],
      ['refundFailed', 'owed', 20_000],
    ]);
    const readMails = async () => {
      const { rows } = await test.database.primary.execute(
        sql`SELECT target FROM lead_deliveries WHERE kind = 'refundFailure' AND state = 'waiting'`,
      );
      return rows.map(({ target }) => target);
    };
    expect(await readMails()).toEqual(['dealer@example.com']);
    // The dealer refunds the deposit at Stripe after all, and no event arrives.
    stripe.books.giveBack(ref, 20_000);
    await shop.wait(24 * hourMs);
    expect(await stateOf()).toBe('refunded');
  });

  it('finds a refund that the bank refuses weeks later, when no event arrives, for 30 days [B9.29]', async () => {
    const ref = await begin();
    stripe.books.pay(ref);
    await send(say('payment_intent.succeeded', ref));
    await shop.service.release(shop.askOf(1));
    const calls = stripe.books.calls.length;
    for (let day = 0; day < 20; day += 1) await shop.wait(24 * hourMs);
    expect([await stateOf(), stripe.books.calls.length - calls]).toEqual(['refunded', 20]);
    stripe.books.failRefund(ref);
    await shop.wait(24 * hourMs);
    expect(await stateOf()).toBe('owed');
    // The dealer pays the deposit back another way.
    const known = await shop.find(1);
    if (known !== undefined) await shop.store.apply(known, [{ kind: 'settled' }], shop.readClock());
    const later = stripe.books.calls.length;
    for (let day = 0; day < 40; day += 1) await shop.wait(24 * hourMs);
    expect([await stateOf(), stripe.books.calls.length - later]).toEqual(['refunded', 30]);
  });

  it.each([
    ['refunded', 'attempts = 0', { state: 'owed', failedRefunds: 1 }],
    [
      'sold without its deposit',
      "attempts = 0, state = 'sold', refunded_cents = captured_cents",
      { state: 'sold', refundedCents: 0, failedRefunds: 1 },
    ],
    ['older than 30 days', "attempts = 0, changed_at = changed_at - interval '31 days'", { failedRefunds: 0 }],
    ['checked 30 times already', 'attempts = 30', { state: 'refunded', failedRefunds: 0 }],
  ] as const)(
    'looks again, or not, at a refund that an earlier version left unchecked: %s [B9.29]',
    async (_, fields, found) => {
      const ref = await begin();
      stripe.books.pay(ref);
      await send(say('payment_intent.succeeded', ref));
      await shop.service.release(shop.askOf(1));
      await test.database.primary.execute(sql`UPDATE reservations SET due_at = NULL, ${sql.raw(fields)}`);
      stripe.books.failRefund(ref);
      await shop.wait(24 * hourMs);
      expect(await shop.find(1)).toMatchObject({ failedRefunds: 0 });
      await shop.store.resumeRefundChecks(shop.readClock());
      await shop.wait(1_000);
      expect(await shop.find(1)).toMatchObject(found);
    },
  );

  it('owes a refund that the bank refuses at once, and retries when the dealer asks [B9.29]', async () => {
    const ref = await begin();
    stripe.books.pay(ref);
    await send(say('payment_intent.succeeded', ref));
    stripe.books.refundStatus = 'failed';
    await shop.service.release(shop.askOf(1));
    expect(await stateOf()).toBe('owed');
    await shop.wait(24 * hourMs);
    expect(stripe.books.calls.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1);
    stripe.books.refundStatus = 'succeeded';
    const known = await shop.find(1);
    const asked = known && (await shop.store.apply(known, [{ kind: 'refundAsked' }], shop.readClock()));
    if (asked !== undefined) await shop.process(asked);
    expect([await stateOf(), stripe.books.sumCents()]).toEqual(['refunded', 0]);
    expect((await readBook()).reduce((sum, [, , cents]) => sum + Number(cents), 0)).toBe(0);
  });

  it('asks Stripe to retry while the payment can’t be read [D.26]', async () => {
    const ref = await begin();
    stripe.books.pay(ref);
    stripe.books.faults.push({ status: 500, body: { error: { type: 'api_error' } } });
    expect(await send(say('payment_intent.succeeded', ref))).toBe(503);
    expect(problems).toHaveLength(1);
    expect(await send(say('payment_intent.succeeded', ref))).toBe(204);
    expect(await stateOf()).toBe('held');
  });

  it('ignores payments of another site or another program in the account [D.26]', async () => {
    const ref = await begin();
    stripe.books.pay(ref);
    const intent = stripe.books.get(ref);
    intent.metadata = { ...intent.metadata, forecourt_site: 'other' };
    expect(await send(say('payment_intent.succeeded', ref))).toBe(204);
    intent.metadata = {};
    expect(await send(say('payment_intent.succeeded', ref, { id: 'evt_2' }))).toBe(204);
    expect(await send(say('customer.created', ref))).toBe(204);
    expect(await stateOf()).toBe('paying');
  });

  it('finds a payment by polling when no event arrives [B9.28]', async () => {
    const ref = await begin();
    stripe.books.pay(ref);
    await shop.wait(61_000);
    expect([await stateOf(), await isReserved()]).toEqual(['held', true]);
  });

  it('refunds in full after 48 hours, and at once when paid after the ten minutes [B9.28] [B9.29]', async () => {
    stripe.books.pay(await begin());
    await shop.wait(61_000);
    await shop.wait(48 * hourMs);
    expect([await stateOf(), await isReserved(), stripe.books.sumCents()]).toEqual(['refunded', false, 0]);

    const late = await begin(2);
    stripe.books.get(late).status = 'processing';
    await shop.wait(600_000);
    expect(await stateOf(2)).toBe('lapsing');
    stripe.books.pay(late);
    await send(say('payment_intent.succeeded', late));
    expect([await stateOf(2), stripe.books.sumCents()]).toEqual(['refunded', 0]);
  });

  it('cancels an unpaid payment, so that it can’t be paid later [B9.29]', async () => {
    const ref = await begin();
    await shop.wait(600_000);
    stripe.books.pay(ref);
    expect([await stateOf(), stripe.books.sumCents()]).toEqual(['closed', 0]);
    await begin(2);
    expect(await stateOf(2)).toBe('paying');
  });

  it('drops a card number posted to us, and charges nothing [B9.27]', async () => {
    await shop.introduce(1);
    await shop.service.pay(shop.askOf(1), '4242 4242 4242 4242');
    await shop.service.confirm(shop.askOf(1), true);
    expect(await stateOf()).toBe('paying');
    expect(JSON.stringify(stripe.books.calls)).not.toContain('4242');
  });

  it('charges nothing and frees the vehicle while Stripe is unreachable [B1.12]', async () => {
    await shop.introduce(1);
    stripe.books.faults.push({ status: 500, body: { error: { type: 'api_error' } } });
    expect(await shop.service.pay(shop.askOf(1), '')).toBe('failed');
    await shop.introduce(2);
    expect(await shop.service.pay(shop.askOf(2), '')).toBe(null);
    expect(await stateOf(2)).toBe('paying');
  });
});
