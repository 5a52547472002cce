import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer, createConverter } from './testing/reserving/create-buyer.ts';
import { createShopper, type Shopper } from './testing/reserving/create-shopper.ts';
import { findDisagreements } from './testing/reserving/find-disagreements.ts';
import { openReserving, type Reserving, slugOf } from './testing/reserving/open-reserving.ts';
import type { StopPointName } from './testing/reserving/stop-points.ts';

const wantedByAll = 20;

let shop: Reserving;

beforeAll(async () => {
  shop = await openReserving(wantedByAll);
});
afterAll(() => shop?.close());

interface StoppedShopper {
  readonly make: typeof createBuyer;
  readonly step: 'introduce' | 'pay' | 'release';
  readonly point: StopPointName;
}

const stopAtEach = (
  make: typeof createBuyer,
  step: StoppedShopper['step'],
  points: readonly StopPointName[],
): readonly StoppedShopper[] => points.map((point) => ({ make, step, point }));

/**
 * `vehicleFreed` comes last, because a write that waits there holds up all other stock changes, which run one at a
 * time.
 */
const stopped: readonly StoppedShopper[] = [
  ...stopAtEach(createShopper, 'introduce', ['contact']),
  ...stopAtEach(createShopper, 'pay', ['taken', 'paymentMade', 'paymentNamed', 'paid', 'held']),
  ...stopAtEach(createBuyer, 'introduce', ['answered']),
  ...stopAtEach(createBuyer, 'pay', ['ordered']),
  ...stopAtEach(createConverter, 'pay', ['bought']),
  ...stopAtEach(createShopper, 'release', ['released', 'refundMade', 'refunded', 'vehicleFreed']),
];

const stopAll = async (): Promise<readonly Shopper[]> => {
  const shoppers: Shopper[] = [];
  for (const [index, { make, step, point }] of stopped.entries()) {
    const shopper = make(shop.server, slugOf(index + 1));
    shoppers.push(shopper);
    if (step !== 'introduce') await shopper.introduce();
    if (step === 'release') await shopper.pay();
    await shop.stops.stopAt(point, shopper[step]);
  }
  return shoppers;
};

describe('a server that is killed while shoppers reserve and buy', () => {
  it('leaves nobody charged without a hold or a refund, wherever each of them was [B1.12] [B2.03] [B9.29]', async () => {
    const shoppers = await stopAll();
    await shop.kill();
    // Commits the waiting writes. A rollback would equal a stop at the previous write; bench/checkout tries that too.
    await shop.stops.letGo('kept');
    await shop.start();
    await shop.settle();
    expect(await findDisagreements(shop.database)).toEqual([]);
    // Shoppers who come back repeat what they sent.
    for (const shopper of shoppers) {
      await shopper.introduce();
      await shopper.pay();
    }
    await shop.settle();
    expect(await findDisagreements(shop.database)).toEqual([]);
    const headings = await Promise.all(shoppers.map((shopper) => shopper.readHeading()));
    const done = {
      [createShopper.name]: 'The car is reserved for you',
      [createBuyer.name]: 'Done. We’re holding the car for you',
      [createConverter.name]: 'Done. We’re holding the car for you',
    };
    expect(headings).toEqual(stopped.map(({ make }) => done[make.name]));
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
