import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway } from '#src/payments/server/open-payments.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { goodCard, openTestCheckout, typed, visitorOf } from '../testing/open-test-checkout.ts';
import { createReceiptLinks } from './receipt/receipt-links.ts';
import { createReservationMails } from './reservation-hooks.ts';
import { createReservationStore, moveReservations } from './reservation-store.ts';

const hourMs = 3_600_000;
const declined = '4000 0000 0000 0002';
const asksBank = '4000 0025 0000 3155';
const silent = '4000 0000 0000 0259';

describe.each(testDatabases)('reserving on $name', ({ open }) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(
      sql`TRUNCATE reservations, vehicle_holds, reservation_entries, test_payments, vehicles, leads, lead_deliveries`,
    );
  });

  const read = async (query: ReturnType<typeof sql>) => (await test.database.primary.execute(query)).rows;
  const books = () => read(sql`SELECT status, captured_cents, refunded_cents FROM test_payments ORDER BY made_at`);
  const deliveries = () => read(sql`SELECT kind, target FROM lead_deliveries ORDER BY kind, target`);

  it('takes the deposit, holds the vehicle for 48 hours, then refunds in full [B9.27] [B9.28] [B9.29]', async () => {
    const shop = await openTestCheckout(test.database);
    expect(await shop.introduce(1)).toBe(null);
    expect(await shop.service.pay(shop.askOf(1), goodCard)).toBe(null);
    const held = await shop.find(1);
    expect(held).toMatchObject({
      state: 'held',
      capturedCents: 20_000,
      isHoldSynced: true,
      heldUntilMs: shop.readClock().getTime() + 48 * hourMs,
    });
    expect((await shop.vehicles.findById(shop.siteSlug, shop.vehicle.id))?.isReserved).toBe(true);
    expect(await deliveries()).toEqual([
      { kind: 'confirmation', target: 'ann@example.com' },
      { kind: 'mail', target: 'dealer@example.com' },
    ]);

    await shop.wait(48 * hourMs - 1);
    expect((await shop.find(1))?.state).toBe('held');
    await shop.wait(1);
    expect((await shop.find(1))?.state).toBe('refunded');
    expect((await shop.vehicles.findById(shop.siteSlug, shop.vehicle.id))?.isReserved).toBe(false);
    expect(await books()).toEqual([{ status: 'paid', captured_cents: 20_000, refunded_cents: 20_000 }]);
    const entries = await read(sql`SELECT event, state, amount_cents FROM reservation_entries ORDER BY version`);
    expect(entries.map(({ event, amount_cents }) => [event, amount_cents])).toEqual([
      ['taken', 0],
      ['paymentNamed', 0],
      ['paid', 20_000],
      ['timePassed', 0],
      ['refundDone', -20_000],
    ]);
    expect((await deliveries()).map(({ kind }) => kind)).toContain('cancellationConfirmation');
  });

  it('counts refunds to confirm, refunds that a bank refused, and steps that nobody takes', async () => {
    const shop = await openTestCheckout(test.database);
    const { countDue, claimDue } = createReservationStore(test.database);
    await shop.introduce(1);
    await shop.service.pay(shop.askOf(1), goodCard);
    const now = shop.readClock();
    const nothing = { overdue: 0, lateSeconds: 0, refunds: 0, owed: 0 };
    expect(await countDue(now)).toEqual(nothing);
    const endMs = now.getTime() + 48 * hourMs;
    expect(await countDue(new Date(endMs + 59_000))).toEqual({ ...nothing, lateSeconds: 59 });
    expect(await countDue(new Date(endMs + 61_000))).toEqual({ ...nothing, overdue: 1, lateSeconds: 61 });
    // A process that claims the step and is then killed leaves the step overdue.
    expect(await claimDue(new Date(endMs + 61_000), 1, 60_000)).toHaveLength(1);
    expect(await countDue(new Date(endMs + 62_000))).toEqual({ ...nothing, overdue: 1, lateSeconds: 62 });
    await test.database.primary.execute(
      sql`UPDATE reservations SET state = 'refunding', due_at = NULL, late_since = NULL`,
    );
    expect(await countDue(now)).toEqual({ ...nothing, refunds: 1 });
    await test.database.primary.execute(sql`UPDATE reservations SET state = 'owed'`);
    expect(await countDue(now)).toEqual({ ...nothing, owed: 1 });
  });

  it('gives the vehicle to one of 200 concurrent shoppers, and charges nobody else [B1.12]', {
    timeout: 60_000,
  }, async () => {
    const shop = await openTestCheckout(test.database);
    const shoppers = Array.from({ length: 200 }, (_, index) => index);
    for (const shopper of shoppers) await shop.introduce(shopper);
    const told: (string | null)[] = [];
    // No more payments at once than the database has connections, so that none times out.
    for (let from = 0; from < shoppers.length; from += 50) {
      const some = shoppers.slice(from, from + 50);
      told.push(...(await Promise.all(some.map((shopper) => shop.service.pay(shop.askOf(shopper), goodCard)))));
    }
    expect(told.filter((answer) => answer === null)).toHaveLength(1);
    expect(told.filter((answer) => answer === 'late')).toHaveLength(199);
    expect(await books()).toEqual([{ status: 'paid', captured_cents: 20_000, refunded_cents: 0 }]);
    expect(await read(sql`SELECT count(*)::int AS held FROM reservations WHERE state = 'held'`)).toEqual([{ held: 1 }]);
  });

  it('stays reserved whatever the feed says, and is sold when the dealer says so [B1.12] [B4.07]', async () => {
    const shop = await openTestCheckout(test.database);
    await shop.introduce(1);
    await shop.service.pay(shop.askOf(1), goodCard);
    await shop.vehicles.saveChanges(shop.siteSlug, [{ ...shop.vehicle, isReserved: false, odometerKm: 5 }]);
    expect(await shop.vehicles.findById(shop.siteSlug, shop.vehicle.id)).toMatchObject({
      isReserved: true,
      odometerKm: 5,
    });
    const reservation = await shop.find(1);
    if (reservation === undefined) throw new Error('The reservation is gone.');
    const sold = await shop.store.apply(
      reservation,
      [{ kind: 'sold', nowMs: shop.readClock().getTime() }],
      shop.readClock(),
    );
    await shop.process(sold ?? reservation);
    expect((await shop.vehicles.findById(shop.siteSlug, shop.vehicle.id))?.status).toBe('sold');
    await shop.wait(50 * hourMs);
    expect(await books()).toEqual([{ status: 'paid', captured_cents: 20_000, refunded_cents: 0 }]);
  });

  it('shows the bank’s reason, and takes another card for the same payment [D.41]', async () => {
    const shop = await openTestCheckout(test.database);
    await shop.introduce(1);
    await shop.service.pay(shop.askOf(1), declined);
    expect(await shop.find(1)).toMatchObject({ state: 'paying', decline: expect.stringContaining('declined') });
    await shop.introduce(2);
    expect(await shop.service.pay(shop.askOf(2), goodCard)).toBe('late');
    await shop.service.pay(shop.askOf(1), goodCard);
    expect((await shop.find(1))?.state).toBe('held');
    expect(await books()).toHaveLength(1);
  });

  it('waits for the bank’s second step [D.41]', async () => {
    const shop = await openTestCheckout(test.database);
    await shop.introduce(1);
    await shop.service.pay(shop.askOf(1), asksBank);
    expect((await shop.find(1))?.state).toBe('paying');
    await shop.service.confirm(shop.askOf(2), true);
    expect((await shop.find(1))?.state).toBe('paying');
    await shop.service.confirm(shop.askOf(1), true);
    expect((await shop.find(1))?.state).toBe('held');
  });

  it('frees the vehicle after ten minutes when the bank never answers, and cancels the payment [B9.29]', async () => {
    const shop = await openTestCheckout(test.database);
    await shop.introduce(1);
    await shop.service.pay(shop.askOf(1), silent);
    await shop.wait(600_000);
    expect((await shop.find(1))?.state).toBe('closed');
    expect(await books()).toEqual([{ status: 'gone', captured_cents: 0, refunded_cents: 0 }]);
    await shop.introduce(2);
    await shop.service.pay(shop.askOf(2), goodCard);
    expect((await shop.find(2))?.state).toBe('held');
  });

  it('refunds a late payment [B9.29]', async () => {
    const real = createTestGateway(test.database);
    // The shopper pays just as the payment is about to be cancelled.
    const gateway = {
      ...real,
      cancel: async (name: Parameters<typeof real.cancel>[0]) => {
        await real.pay(name, goodCard);
        return real.cancel(name);
      },
    };
    const shop = await openTestCheckout(test.database, { gateway });
    await shop.introduce(1);
    await shop.service.pay(shop.askOf(1), declined);
    await shop.wait(600_000);
    expect((await shop.find(1))?.state).toBe('refunded');
    expect(await books()).toEqual([{ status: 'paid', captured_cents: 20_000, refunded_cents: 20_000 }]);
    expect(await deliveries()).toEqual([{ kind: 'cancellationConfirmation', target: 'ann@example.com' }]);
  });

  it('refunds a payment of the wrong amount, and tells the payer why [B9.27]', async () => {
    const shop = await openTestCheckout(test.database);
    await shop.introduce(1);
    await shop.service.pay(shop.askOf(1), declined);
    const now = shop.readClock();
    const paying = await shop.find(1);
    if (paying === undefined) throw new Error('nothing is being paid');
    const paid = await shop.store.apply(paying, [{ kind: 'paid', amountCents: 10_000, nowMs: now.getTime() }], now);
    expect(paid).toMatchObject({ state: 'refunding', heldUntilMs: null });
    expect(await deliveries()).toEqual([{ kind: 'cancellationConfirmation', target: 'ann@example.com' }]);
    const find = createReservationMails(shop.store, createReceiptLinks(test.database));
    const vehicle = { title: '2023 Nissan X-Trail', slug: shop.vehicle.slug };
    const lead = { leadUuid: paid?.leadUuid ?? '', vehicle, shopperName: null, isOver: true, isOwed: false };
    expect((await find(shop.askOf(1).site, lead))?.words).toMatchObject({
      subject: 'Refund: $100 deposit for the 2023 Nissan X-Trail',
      preview: 'We couldn’t reserve the 2023 Nissan X-Trail: you paid $100, but the deposit is $200.',
    });
  });

  it('retries when the gateway fails, and reports the failure [B9.29]', async () => {
    const real = createTestGateway(test.database);
    let isAway = false;
    const gateway: typeof real = {
      ...real,
      refund: async (name) => (isAway ? { kind: 'failed', isRetryable: true, message: 'away' } : real.refund(name)),
    };
    const shop = await openTestCheckout(test.database, { gateway });
    await shop.introduce(1);
    await shop.service.pay(shop.askOf(1), goodCard);
    isAway = true;
    await shop.service.release(shop.askOf(1));
    expect(await shop.find(1)).toMatchObject({ state: 'refunding', lastError: expect.stringContaining('away') });
    expect(shop.problems).toHaveLength(1);
    isAway = false;
    await shop.wait(60_000);
    expect((await shop.find(1))?.state).toBe('refunded');
  });

  it('is late since its step was first due, for all of an hour in which the gateway fails [B9.29]', async () => {
    const real = createTestGateway(test.database);
    const gateway: typeof real = {
      ...real,
      refund: async () => ({ kind: 'failed', isRetryable: true, message: 'away' }),
    };
    const shop = await openTestCheckout(test.database, { gateway });
    await shop.introduce(1);
    await shop.service.pay(shop.askOf(1), goodCard);
    await shop.wait(48 * hourMs);
    for (let minute = 0; minute < 60; minute += 1) {
      expect(await shop.store.countDue(shop.readClock())).toMatchObject({
        overdue: minute > 1 ? 1 : 0,
        lateSeconds: minute * 60,
      });
      await shop.wait(60_000);
    }
    // The gateway's own message ends the step.
    const known = await shop.find(1);
    if (known !== undefined) await shop.store.apply(known, [{ kind: 'refundDone' }], shop.readClock());
    expect((await shop.find(1))?.state).toBe('refunded');
    expect(await shop.store.countDue(shop.readClock())).toMatchObject({ overdue: 0, lateSeconds: 0 });
  });

  it('stores an invalid entry with its problems, and takes no payment for it [D.33] [D.41]', async () => {
    const shop = await openTestCheckout(test.database);
    const entry = { ...typed, lastName: '', email: 'ann' };
    await shop.service.introduce(shop.askOf(1), entry, { page: '/x', userAgent: null });
    expect(await shop.find(1)).toMatchObject({ entry, contact: null });
    expect((await shop.find(1))?.problems.map(({ field }) => field)).toEqual(['lastName', 'email']);
    expect(await shop.service.pay(shop.askOf(1), goodCard)).toBe('failed');
    expect(await books()).toEqual([]);
  });

  it('asks again when the deposit has changed [B9.27]', async () => {
    const shop = await openTestCheckout(test.database);
    await shop.introduce(1);
    const asked = { ...shop.askOf(1), vehicle: { ...shop.vehicle, reserveAmountCents: 50_000 } };
    expect(await shop.service.pay(asked, goodCard)).toBe('changed');
    expect(await books()).toEqual([]);
    expect((await shop.find(1))?.amountCents).toBe(50_000);
  });

  it('asks again when the price has changed, and stores the price that was shown [B1.12] [D.41]', async () => {
    const shop = await openTestCheckout(test.database);
    await shop.introduce(1);
    for (const changed of [{ priceCents: 2_999_000 }, { priceType: 'Drive Away' }]) {
      const asked = { ...shop.askOf(1), vehicle: { ...shop.vehicle, ...changed } };
      expect(await shop.service.pay(asked, goodCard)).toBe('changed');
    }
    expect(await books()).toEqual([]);
    expect((await shop.find(1))?.price).toEqual({ cents: 2_899_000, type: 'Drive Away' });
    expect(await shop.service.pay(shop.askOf(1), goodCard)).toBe('changed');
    expect(await shop.service.pay(shop.askOf(1), goodCard)).toBe(null);
    expect(await shop.find(1)).toMatchObject({ state: 'held', price: { cents: 2_899_000, type: null } });
  });

  it('can’t be seen or released by another visitor or on another site [D.26]', async () => {
    const shop = await openTestCheckout(test.database);
    await shop.introduce(1);
    await shop.service.pay(shop.askOf(1), goodCard);
    await shop.service.release(shop.askOf(2));
    expect((await shop.find(1))?.state).toBe('held');
    expect(await shop.store.findLatest('other-site', visitorOf(1), shop.vehicle.id)).toBe(undefined);
  });

  it('finds the reservation that has the vehicle among those of two devices, otherwise the newest [B3.19] [D.41]', async () => {
    const shop = await openTestCheckout(test.database);
    await shop.introduce(1);
    await shop.service.pay(shop.askOf(1), goodCard);
    const held = await shop.find(1);
    await shop.wait(1_000);
    // The same shopper begins on another device, before the stock shows the hold.
    await shop.introduce(2);
    await test.database.primary.transaction((tx) => moveReservations(tx, shop.siteSlug, visitorOf(2), visitorOf(1)));
    expect((await shop.find(1))?.reservationUuid).toBe(held?.reservationUuid);
    await shop.service.release(shop.askOf(1));
    expect((await shop.find(1))?.state).toBe('open');
    await shop.service.pay(shop.askOf(1), silent);
    await shop.wait(600_000);
    // The first reservation is refunded, and the later one is closed.
    expect((await shop.find(1))?.state).toBe('closed');
    expect((await read(sql`SELECT state FROM reservations ORDER BY opened_at`)).map(({ state }) => state)).toEqual([
      ...['refunded', 'closed'],
    ]);
  });

  it.each([
    ['account’s', 2, 1],
    ['browser’s', 1, 2],
  ] as const)(
    'keeps the %s unfinished reservation at sign-in if it’s the newer one [B3.19] [D.41]',
    async (_whose, first, second) => {
      const shop = await openTestCheckout(test.database);
      await shop.introduce(first);
      await shop.wait(1_000);
      await shop.introduce(second);
      const newer = await shop.find(second);
      await test.database.primary.transaction((tx) => moveReservations(tx, shop.siteSlug, visitorOf(2), visitorOf(1)));
      expect((await shop.find(1))?.reservationUuid).toBe(newer?.reservationUuid);
      expect(await read(sql`SELECT state FROM reservations`)).toHaveLength(1);
    },
  );

  it('lets one visitor pay for two vehicles at a time, but not three [B1.12]', async () => {
    const shop = await openTestCheckout(test.database);
    const answers: (string | null)[] = [];
    for (const id of [1, 2, 3]) {
      const asked = { ...shop.askOf(1), vehicle: { ...shop.vehicle, id, slug: `v${id}`, stockNumber: `S${id}` } };
      await shop.service.introduce(asked, typed, { page: '/x', userAgent: null });
      answers.push(await shop.service.pay(asked, declined));
    }
    expect(answers).toEqual([null, null, 'tooMany']);
  });
});
