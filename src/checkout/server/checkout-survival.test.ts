import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { goodCard, openTestCheckout } from '../testing/open-test-checkout.ts';
import { createCheckoutDesk } from './create-checkout-desk.ts';
import { createKeeper } from './create-keeper.ts';
import { tellVehicle } from './tell-vehicle.ts';

const hourMs = 3_600_000;

/** Calls that reserving and releasing make, and some more: the last ones end nothing, and the way through is whole. */
const calls = Array.from({ length: 18 }, (_, index) => index);

/** A process that ends at one of its calls, before what it asks for is done or right after; from then on nothing of it is done. */
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

describe(`reserving on a ${server.name}`, () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await server.open();
  });
  afterAll(() => test?.close());

  const readMoney = async () => {
    const { rows } = await test.database.primary.execute(
      sql`SELECT coalesce(sum(captured_cents - refunded_cents), 0)::int AS cents FROM test_payments`,
    );
    return rows[0]?.cents;
  };
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
        const shop = await openTestCheckout(test.database);
        const die = createMortal(endsAt, isDoneFirst);
        const store = die(shop.store);
        const gateway = die(shop.gateway);
        const { tell } = die({
          tell: (name: { siteSlug: string; vehicleId: number }) => tellVehicle(test.database, name),
        });
        const { readClock } = shop;
        const keep = createKeeper({
          ...{ store, gateway, readClock, tellVehicle: tell, onProblem: () => undefined, onTold: () => undefined },
        });
        const desk = createCheckoutDesk({ store, gateway, keep, readClock });
        await shop.introduce(1);
        await desk.pay(shop.askOf(1), goodCard).catch(() => undefined);
        await desk.release(shop.askOf(1)).catch(() => undefined);

        // A minute later, when no lease is left, another process looks after what it finds.
        await shop.wait(61_000);
        const state = (await shop.find(1))?.state;
        const isReserved = (await shop.vehicles.findById(shop.siteSlug, shop.vehicle.id))?.isReserved;
        expect([endsAt, isReserved]).toEqual([endsAt, state === 'held']);
        if (state === 'held') expect(await readMoney()).toBe(20_000);
        expect(await readBook()).toBe(state === 'paying' ? 0 : await readMoney());

        await shop.wait(600_000);
        await shop.wait(48 * hourMs);
        await shop.wait(600_000);
        expect(['open', 'closed', 'refunded']).toContain((await shop.find(1))?.state);
        expect([await readMoney(), await readBook()]).toEqual([0, 0]);
        expect((await shop.vehicles.findById(shop.siteSlug, shop.vehicle.id))?.isReserved).toBe(false);
      }
    },
  );
});
