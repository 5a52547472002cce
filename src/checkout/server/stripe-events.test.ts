import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { prepareStripeCheckout, type Sent, type StripeCheckout } from '../testing/prepare-stripe-checkout.ts';

describe('reserving with Stripe', () => {
  let test: StripeCheckout['test'];
  let stripe: StripeCheckout['stripe'];
  let shop: StripeCheckout['shop'];
  const { current, problems, begin, say, send, isReserved, stateOf } = prepareStripeCheckout(testDatabases[0].open);
  beforeEach(() => {
    ({ test, stripe, shop } = current());
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
});
