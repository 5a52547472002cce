import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { prepareStripeCheckout, type StripeCheckout } from '../testing/prepare-stripe-checkout.ts';

describe('reserving with Stripe', () => {
  let stripe: StripeCheckout['stripe'];
  let shop: StripeCheckout['shop'];
  const { current, begin, say, send, isReserved, stateOf } = prepareStripeCheckout(testDatabases[0].open);
  beforeEach(() => {
    ({ stripe, shop } = current());
  });

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
    // The port of the test's Stripe can contain these digits.
    const withoutPort = (name: string, value: unknown) => (name === 'host' ? undefined : value);
    expect(JSON.stringify(stripe.books.calls, withoutPort)).not.toContain('4242');
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
