import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type Shopper } from './testing/reserving/create-shopper.ts';
import { findDisagreements } from './testing/reserving/find-disagreements.ts';
import { openReserving, type Reserving, slugOf } from './testing/reserving/open-reserving.ts';
import type { StopPointName } from './testing/reserving/stop-points.ts';

const wantedByAll = 20;

let shop: Reserving;
let vehicleCount = 0;

beforeAll(async () => {
  shop = await openReserving(wantedByAll);
});
afterAll(() => shop?.close());

/** A shopper of a vehicle that nobody else wants. */
const bringShopper = (): Shopper => {
  vehicleCount += 1;
  return createShopper(shop.server, slugOf(vehicleCount));
};

/** Where one shopper each is stopped, by what they ask for. The stock is changed by one at a time, so who is stopped at that comes last. */
const stopped = {
  introduce: ['contact'],
  pay: ['taken', 'paymentMade', 'paymentNamed', 'paid', 'held'],
  release: ['released', 'refundMade', 'refunded', 'vehicleFreed'],
} as const satisfies Readonly<Record<string, readonly StopPointName[]>>;

const stopAll = async (): Promise<readonly Shopper[]> => {
  const shoppers: Shopper[] = [];
  for (const step of ['introduce', 'pay', 'release'] as const) {
    for (const point of stopped[step]) {
      const shopper = bringShopper();
      shoppers.push(shopper);
      if (step !== 'introduce') await shopper.introduce();
      if (step === 'release') await shopper.pay();
      await shop.stops.stopAt(point, shopper[step]);
    }
  }
  return shoppers;
};

describe('a server that is killed while shoppers reserve', () => {
  it('leaves nobody charged without a hold or a refund, wherever each of them was [B1.12] [B9.29]', async () => {
    const shoppers = await stopAll();
    await shop.kill();
    // Undone would be the same as kept at the write before: bench/checkout tries that too.
    await shop.stops.letGo('kept');
    await shop.start();
    await shop.settle();
    expect(await findDisagreements(shop.database)).toEqual([]);
    // Whoever comes back goes on: what they sent is sent again.
    for (const shopper of shoppers) {
      await shopper.introduce();
      await shopper.pay();
    }
    await shop.settle();
    expect(await findDisagreements(shop.database)).toEqual([]);
    const headings = await Promise.all(shoppers.map((shopper) => shopper.readHeading()));
    expect(headings).toEqual(shoppers.map(() => 'The car is reserved for you'));
  }, 60_000);
});

describe('200 shoppers who pay for one vehicle at once', () => {
  it('leave it one of them, and the others without a payment [B1.12]', async () => {
    const shoppers = Array.from({ length: 200 }, () => createShopper(shop.server, slugOf(wantedByAll)));
    await Promise.all(shoppers.map((shopper) => shopper.introduce()));
    const answers = await Promise.all(shoppers.map((shopper) => shopper.pay()));
    const told = answers.filter((to) => /\?answer=(late|unavailable)$/.test(to ?? ''));
    expect(told).toHaveLength(199);
    const { rows } = await shop.database.primary.execute(`
      SELECT count(*) FILTER (WHERE state = 'held')::int AS holds, count(payment_key)::int AS payments FROM reservations
      LEFT JOIN test_payments ON payment_key = reservation_uuid::text WHERE vehicle_id = ${wantedByAll}`);
    expect(rows).toEqual([{ holds: 1, payments: 1 }]);
    await shop.settle();
    expect(await findDisagreements(shop.database)).toEqual([]);
  });
});
