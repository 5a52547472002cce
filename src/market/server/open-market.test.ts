import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { createStockWatch, type StockWatch } from '#src/vehicle/server/stock-watch.ts';
import { createVehicleStore, type VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { toSubject } from '../rules/comparison/market-listing.ts';
import type { MarketStock } from './market-stock.ts';
import { openMarket } from './open-market.ts';

const makeCar = (id: number, fields: Partial<Vehicle> = {}): Vehicle =>
  makeTestVehicle({ id, slug: `car-${id}`, stockNumber: `S${id}`, priceCents: 2_000_000 + id * 10_000, ...fields });

const { key } = toSubject('wattle', makeCar(1));

describe.each(testDatabases)('the market on $name', ({ open }) => {
  let test: TestDatabase;
  let store: VehicleStore;
  let watch: StockWatch;
  let market: MarketStock;
  let sharing: Readonly<Record<string, boolean>> = { wattle: true, banksia: true };

  const all = () =>
    Object.entries(sharing).map(([slug, sharesStock]) => ({
      ...resolveOrThrow(minimalSite(slug, 'group', { market: { sharesStock } })),
      configVersion: '1',
    }));
  const listNow = async () =>
    [...(await market.find(key))].map(({ siteSlug, vehicleId }) => `${siteSlug} ${vehicleId}`);

  beforeAll(async () => {
    test = await open();
    store = createVehicleStore(test.database);
    watch = createStockWatch({ database: test.database });
    const onProblem = (error: unknown): void => {
      throw error;
    };
    market = openMarket({ database: test.database, stockWatch: watch, sites: { all }, onProblem });
    await store.saveChanges('wattle', [makeCar(1), makeCar(2), makeCar(3, { model: 'Patrol' })]);
    await store.saveChanges('banksia', [
      makeCar(1),
      ...[{ status: 'sold' }, { isSold: true }, { isReserved: true }, { status: 'coming_soon' }, { priceCents: 20_000 }]
        .concat([{ isShownOnWebsite: false } as never, { priceType: 'Drive Away' } as never])
        .map((fields, at) => makeCar(at + 2, fields)),
    ]);
  });
  afterAll(async () => {
    market.close();
    watch.close();
    await test.close();
  });

  it('counts what is shown, in stock, unsold and unreserved above 200 dollars, on every site [B5.13] [B3.15]', async () => {
    expect((await listNow()).toSorted()).toEqual(['banksia 1', 'wattle 1', 'wattle 2']);
    expect(market.size()).toBe(5);
  });

  it('follows sales, changes and additions [B3.15]', async () => {
    await store.saveChanges('wattle', [makeCar(1, { status: 'sold' }), makeCar(4)]);
    await watch.catchUp();
    expect((await listNow()).toSorted()).toEqual(['banksia 1', 'wattle 2', 'wattle 4']);
    await store.saveChanges('wattle', [makeCar(1, { priceCents: 1_234_500 })]);
    await watch.catchUp();
    const [first] = [...(await market.find(key))].filter(
      ({ siteSlug, vehicleId }) => siteSlug === 'wattle' && vehicleId === 1,
    );
    expect(first?.priceCents).toBe(1_234_500);
  });

  it('leaves out a site that does not share its stock, and includes it once it shares again [B3.15]', async () => {
    sharing = { wattle: true, banksia: false };
    expect((await listNow()).toSorted()).toEqual(['wattle 1', 'wattle 2', 'wattle 4']);
    sharing = { wattle: true, banksia: true };
    expect((await listNow()).toSorted()).toEqual(['banksia 1', 'wattle 1', 'wattle 2', 'wattle 4']);
  });
});
