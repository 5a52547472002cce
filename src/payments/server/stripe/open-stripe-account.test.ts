import { expect, it } from 'vitest';
import { startCollector } from '#src/platform/tracing/testing/start-collector.ts';
import { traceInto } from '#src/platform/tracing/testing/trace-into.ts';
import { connectFake, openFakeStripe, stripePayments, stripeSecrets } from '../../testing/fake-stripe.ts';
import { createStripeAccounts } from './open-stripe-account.ts';

it('traces each call to Stripe by host and status, without its path, fields and key', async () => {
  const [collector, stripe] = await Promise.all([startCollector(), openFakeStripe()]);
  const findAccount = createStripeAccounts({
    siteOf: (slug) => ({ slug, config: { payments: stripePayments } }),
    readSecret: (name) => stripeSecrets[name],
    connection: connectFake(stripe),
  });
  await traceInto(collector, async () => {
    const account = await findAccount('wattle');
    if (account.kind === 'closed') throw new Error(account.reason);
    await account.client.paymentIntents.create({ amount: 91_827_364, currency: 'aud', description: 'secret' });
    await account.client.paymentIntents.retrieve('pi_secret').catch(() => undefined);
  });
  await Promise.all([stripe.close(), collector.stop()]);
  expect(stripe.books.calls).toHaveLength(2);
  expect(collector.spans.map((span) => [collector.pathOf(span).join(' > '), span.attributes])).toEqual([
    ['test > POST 127.0.0.1', expect.objectContaining({ 'http.response.status_code': 200 })],
    ['test > GET 127.0.0.1', expect.objectContaining({ 'http.response.status_code': 404 })],
    ['test', {}],
  ]);
  expect(collector.bodies.join()).not.toMatch(/secret|payment_intents|sk_test|91827364/);
});
