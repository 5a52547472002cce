import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { prepareStripeCheckout, type StripeCheckout } from '../testing/prepare-stripe-checkout.ts';

const hourMs = 3_600_000;

describe('reserving with Stripe', () => {
  let test: StripeCheckout['test'];
  let stripe: StripeCheckout['stripe'];
  let shop: StripeCheckout['shop'];
  const { current, begin, say, send, isReserved, stateOf, readBook } = prepareStripeCheckout(testDatabases[0].open);
  beforeEach(() => {
    ({ test, stripe, shop } = current());
  });

  const sell = async () => {
    const known = await shop.find(1);
    const sold = known && (await shop.store.apply(known, [{ kind: 'sold', nowMs: 0 }], shop.readClock()));
    if (sold !== undefined) await shop.process(sold);
  };

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
});
