import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  connectFake,
  type FakeStripe,
  openFakeStripe,
  stripePayments,
  stripeSecrets,
} from '../../testing/fake-stripe.ts';
import { createStripeGateway } from './create-stripe-gateway.ts';
import { createStripeAccounts } from './open-stripe-account.ts';

const siteSlug = 'wattle';
const payment = {
  siteSlug,
  purpose: 'reservation',
  key: 'r-1',
  amountCents: 20_000,
  description: 'Deposit for 2023 Nissan X-Trail, W10451',
};

describe('payments at Stripe', () => {
  let stripe: FakeStripe;
  const refusals: string[] = [];

  beforeEach(async () => {
    refusals.length = 0;
    stripe = await openFakeStripe();
  });
  afterEach(() => stripe.close());

  const open = (secrets: Readonly<Record<string, string | undefined>> = stripeSecrets, maxRetries = 0) =>
    createStripeGateway(
      createStripeAccounts({
        siteOf: (slug) => ({ slug, config: { payments: stripePayments } }),
        readSecret: (name) => secrets[name],
        connection: { ...connectFake(stripe), maxRetries },
      }),
      (site, reason) => refusals.push(`${site}: ${reason}`),
    );
  const make = async (gateway = open()) => {
    const made = await gateway.create(payment);
    if (made.kind === 'failed') throw new Error(made.message);
    return { gateway, name: { siteSlug, ref: made.value.ref }, intent: stripe.books.get(made.value.ref) };
  };
  const fault = (status: number, type: string, code: string) => ({
    status,
    body: { error: { type, code, message: `${code} ${stripeSecrets.STRIPE_KEY}` } },
  });

  it('are created with form fields, in cents, by card, with the site’s key and their owner [B9.27] [D.59]', async () => {
    await make();
    const [call] = stripe.books.calls;
    expect(call?.path).toBe('/v1/payment_intents');
    expect(call?.fields).toEqual({
      amount: '20000',
      currency: 'aud',
      description: payment.description,
      'payment_method_types[0]': 'card',
      'metadata[forecourt_site]': 'wattle',
      'metadata[forecourt_purpose]': 'reservation',
      'metadata[forecourt_key]': 'r-1',
    });
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer sk_test_0123456789',
      'idempotency-key': 'wattle/reservation/r-1',
      'content-type': 'application/x-www-form-urlencoded',
      'stripe-version': '2026-10-28.endive',
    });
  });

  it('are created once, however often requested, even when an answer is lost [D.59]', async () => {
    stripe.books.faults.push('lostAnswer');
    const { gateway, name } = await make();
    await make(gateway);
    expect([...stripe.books.intents.keys()]).toEqual([name.ref]);
    expect(await gateway.create({ ...payment, amountCents: 1 })).toMatchObject({ kind: 'failed', isRetryable: false });
  });

  it.each([
    ['card declined', fault(402, 'card_error', 'card_declined'), false],
    ['the same payment asked for at once', fault(409, 'idempotency_error', 'idempotency_key_in_use'), true],
    ['too many calls', fault(429, 'invalid_request_error', 'rate_limit'), true],
    ['a failure of Stripe’s', fault(500, 'api_error', 'api_error'), true],
    ['a wrong key', fault(401, 'invalid_request_error', 'api_key_expired'), false],
    ['no answer', 'silence', true],
  ] as const)('fail with %s without a word of a secret [D.59]', async (_, given, isRetryable) => {
    stripe.books.faults.push(given);
    const answer = await open().create(payment);
    expect(answer).toMatchObject({ kind: 'failed', isRetryable });
    expect(JSON.stringify(answer)).not.toContain('sk_test');
  });

  it('are retried when Stripe fails briefly [D.59]', async () => {
    stripe.books.faults.push(fault(500, 'api_error', 'api_error'));
    expect(await open(stripeSecrets, 1).create(payment)).toMatchObject({ kind: 'answered' });
    expect(stripe.books.calls).toHaveLength(2);
  });

  it.each([
    [{ STRIPE_KEY: undefined }, 'STRIPE_KEY has no Stripe key'],
    [{ STRIPE_KEY: 'sk_live_0123456789' }, "aren't both live keys"],
    [{ STRIPE_KEY: 'pk' }, 'STRIPE_KEY has no Stripe key'],
  ])('are not created with %j, and the operator is told [D.59]', async (secrets, reason) => {
    const answer = await open(secrets).create(payment);
    expect(answer).toMatchObject({ kind: 'failed', isRetryable: false, message: expect.stringContaining(reason) });
    expect(refusals).toEqual([expect.stringContaining(reason)]);
    expect(stripe.books.calls).toEqual([]);
  });

  it.each([
    ['of real money', { livemode: true }],
    ['of another site', { metadata: { forecourt_site: 'other' } }],
    ['of another amount', { amount: 100 }],
    ['of another currency', { currency: 'usd' }],
  ])('are refused where the answer is %s [B9.27] [D.26]', async (_, given) => {
    const { gateway, intent } = await make();
    const body = { ...intent, ...given };
    stripe.books.faults.push({ status: 200, body });
    expect(await gateway.create(payment)).toMatchObject({ kind: 'failed', isRetryable: false });
    if (!('amount' in given)) {
      Object.assign(intent, given);
      expect(await gateway.find({ siteSlug, ref: intent.id })).toMatchObject({ kind: 'failed', isRetryable: false });
    }
  });

  it('are read with the browser’s secret, the bank’s reason, and as paid [B9.29]', async () => {
    const { gateway, name, intent } = await make();
    const waiting = { kind: 'waiting', needs: 'card', decline: null, clientSecret: intent.client_secret };
    expect(await gateway.find(name)).toEqual({ kind: 'answered', value: waiting });
    intent.last_payment_error = { type: 'card_error', message: 'Your card was declined.' };
    expect(await gateway.find(name)).toMatchObject({ value: { ...waiting, decline: 'Your card was declined.' } });
    stripe.books.pay(name.ref);
    expect(await gateway.find(name)).toEqual({ kind: 'answered', value: { kind: 'paid', amountCents: 20_000 } });
  });

  it('are cancelled, or reported as paid when that came first [B9.29]', async () => {
    const { gateway, name, intent } = await make();
    intent.status = 'processing';
    expect(await gateway.cancel(name)).toMatchObject({ value: { kind: 'waiting', needs: 'bank' } });
    stripe.books.pay(name.ref);
    expect(await gateway.cancel(name)).toMatchObject({ value: { kind: 'paid' } });
    const other = await gateway.create({ ...payment, key: 'r-2' });
    const ref = other.kind === 'answered' ? other.value.ref : '';
    expect(await gateway.cancel({ siteSlug, ref })).toEqual({ kind: 'answered', value: { kind: 'gone' } });
    stripe.books.pay(ref);
    expect(stripe.books.sumCents()).toBe(20_000);
  });

  it('are refunded once, including what a partial refund left [B9.29]', async () => {
    const { gateway, name } = await make();
    stripe.books.pay(name.ref);
    stripe.books.giveBack(name.ref, 5_000);
    expect(await gateway.find(name)).toMatchObject({ value: { kind: 'paid', amountCents: 20_000 } });
    const both = await Promise.all([gateway.refund(name), gateway.refund(name)]);
    expect(both).toEqual([1, 2].map(() => ({ kind: 'answered', value: { kind: 'refunded' } })));
    stripe.books.calls.length = 0;
    await gateway.refund(name);
    expect(stripe.books.calls.map(({ path }) => path)).not.toContain('/v1/refunds');
    expect(stripe.books.sumCents()).toBe(0);
  });

  it('stay paid during a dispute, and count as refunded once it is lost [B9.29]', async () => {
    const { gateway, name, intent } = await make();
    stripe.books.pay(name.ref);
    if (intent.latest_charge) intent.latest_charge.disputed = true;
    expect(await gateway.find(name)).toMatchObject({ value: { kind: 'paid' } });
    const refused = { kind: 'failed', isRetryable: true, message: 'not refunded charge_disputed' };
    expect(await gateway.refund(name)).toEqual(refused);
    intent.disputeStatus = 'lost';
    expect(await gateway.refund(name)).toEqual({ kind: 'answered', value: { kind: 'refunded' } });
  });
});
