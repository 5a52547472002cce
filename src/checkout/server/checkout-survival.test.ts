import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardGateway } from '#src/payments/server/payment-gateway.ts';
import { openFakeStripe } from '#src/payments/testing/fake-stripe.ts';
import { openPaidSite } from '#src/payments/testing/open-paid-site.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { goodCard, openTestCheckout } from '../testing/open-test-checkout.ts';
import { createReservationProcessor } from './process-reservation.ts';
import { createReservationService } from './reservation-service.ts';

const hourMs = 3_600_000;

const calls = Array.from({ length: 19 }, (_, index) => index);

const createMortal = (endsAt: number, isDoneFirst: boolean) => {
  let count = 0;
  let isDead = false;
  const wrap =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const isLast = count === endsAt;
      count += 1;
      if (isDead || (isLast && !isDoneFirst)) {
        isDead = true;
        throw new Error('killed');
      }
      const result = await call(...args);
      if (!isLast) return result;
      isDead = true;
      throw new Error('killed');
    };
  return <Calls extends object>(all: Calls): Calls =>
    Object.fromEntries(Object.entries(all).map(([name, call]) => [name, wrap(call as never)])) as Calls;
};

const [, server] = testDatabases;

interface TriedGateway {
  readonly gateway: CardGateway | undefined;
  readonly readCents: () => Promise<unknown>;
  readonly payInBrowser: (ref: string) => void;
  readonly close: () => Promise<void>;
}

const openTest = async ({ database }: TestDatabase): Promise<TriedGateway> => ({
  gateway: undefined,
  readCents: async () => {
    const { rows } = await database.primary.execute(
      sql`SELECT coalesce(sum(captured_cents - refunded_cents), 0)::int AS cents FROM test_payments`,
    );
    return rows[0]?.cents;
  },
  // The shopper enters the card in our form, so there is nothing to pay in the browser.
  payInBrowser: () => undefined,
  close: async () => undefined,
});

const openStripe = async ({ database }: TestDatabase): Promise<TriedGateway> => {
  const stripe = await openFakeStripe();
  return {
    gateway: openPaidSite(database, stripe).gateway,
    readCents: async () => stripe.books.sumCents(),
    payInBrowser: (ref) => stripe.books.pay(ref),
    close: stripe.close,
  };
};

describe.each([
  { at: 'the test gateway', open: openTest },
  { at: 'Stripe', open: openStripe },
])(`reserving on a ${server.name} with $at`, ({ open }) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await server.open();
  });
  afterAll(() => test?.close());

  const readBook = async () => {
    const { rows } = await test.database.primary.execute(
      sql`SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM reservation_entries`,
    );
    return rows[0]?.cents;
  };

  it.each([false, true])(
    'ends at any of its calls, done: %s, and hold, book and the gateway’s own ledger agree afterwards [B1.12] [B9.29]',
    { timeout: 60_000 },
    async (isDoneFirst) => {
      for (const endsAt of calls) {
        await test.database.primary.execute(
          sql`TRUNCATE reservations, vehicle_holds, reservation_entries, test_payments, vehicles, leads, lead_deliveries`,
        );
        const { readCents, payInBrowser, close, ...tried } = await open(test);
        const shop = await openTestCheckout(test.database, tried.gateway && { gateway: tried.gateway });
        const die = createMortal(endsAt, isDoneFirst);
        const store = die(shop.store);
        const gateway = die(shop.gateway);
        const { primary } = test.database;
        const { transaction } = die({
          transaction: (work: Parameters<typeof primary.transaction>[0]) => primary.transaction(work),
        });
        const database = { primary: Object.assign(Object.create(primary), { transaction }) as typeof primary };
        const { readClock } = shop;
        const process = createReservationProcessor({
          database,
          store,
          gateway,
          readClock,
          onProblem: () => undefined,
          onDeliveriesQueued: () => undefined,
        });
        const service = createReservationService({ store, gateway, process, readClock });
        await shop.introduce(1);
        await service.pay(shop.askOf(1), goodCard).catch(() => undefined);
        // The page shows only a payment that the reservation has stored.
        const ref = (await shop.find(1))?.paymentRef;
        if (typeof ref === 'string') payInBrowser(ref);
        await service.settle(shop.askOf(1)).catch(() => undefined);
        await service.release(shop.askOf(1)).catch(() => undefined);

        // After a minute every lease has ended, and another process takes over.
        await shop.wait(61_000);
        const state = (await shop.find(1))?.state;
        const isReserved = (await shop.vehicles.findById(shop.siteSlug, shop.vehicle.id))?.isReserved;
        expect([endsAt, isReserved]).toEqual([endsAt, state === 'held']);
        if (state === 'held') expect(await readCents()).toBe(20_000);
        expect(await readBook()).toBe(state === 'paying' ? 0 : await readCents());

        await shop.wait(600_000);
        await shop.wait(48 * hourMs);
        await shop.wait(600_000);
        expect(['open', 'closed', 'refunded']).toContain((await shop.find(1))?.state);
        expect([await readCents(), await readBook()]).toEqual([0, 0]);
        expect((await shop.vehicles.findById(shop.siteSlug, shop.vehicle.id))?.isReserved).toBe(false);
        await close();
      }
    },
  );
});
