import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { Vehicle } from '../rules/vehicle.ts';
import { parseOrThrow } from '../testing/parse-or-throw.ts';
import { createStockWatch } from './stock-watch.ts';
import { createVehicleStore, type VehicleStore } from './vehicle-store.ts';

const makeVehicle = (id: number, fields: Record<string, unknown> = {}): Vehicle =>
  parseOrThrow({
    id,
    slug: `car-${id}`,
    name: '2021 Toyota RAV4 GXL',
    year: 2021,
    make: 'Toyota',
    model: 'RAV4',
    stocknum: `U${id}`,
    car_type: 'used',
    price: 34990.5,
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-02T00:00:00.000Z',
    ...fields,
  });

describe.each(testDatabases)('vehicle store on $name', ({ open }) => {
  let test: TestDatabase;
  let store: VehicleStore;

  beforeAll(async () => {
    test = await open();
    store = createVehicleStore(test.database);
  });
  afterAll(() => test?.close());

  it('finds what was saved, by slug and by id [B3.01]', async () => {
    const vehicle = makeVehicle(1, { status: 'sold', sold: true, sold_date_timestamp: 1_790_000_000 });
    await store.saveChanges('wattle', [vehicle]);
    expect(await store.findBySlug('wattle', 'car-1')).toEqual(vehicle);
    expect(await store.findById('wattle', 1)).toEqual(vehicle);
    expect(await store.findByIds('wattle', [1, 999])).toEqual([vehicle]);
    expect(await store.findByIds('wattle', [])).toEqual([]);
  });

  it('does not find the vehicle of another site', async () => {
    expect(await store.findBySlug('banksia', 'car-1')).toBeUndefined();
    expect(await store.findById('banksia', 1)).toBeUndefined();
    expect(await store.findByIds('banksia', [1])).toEqual([]);
  });

  it('separates sites with the same ids, slugs and stock numbers [B0.02]', async () => {
    await store.saveChanges('east', [makeVehicle(1, { price: 20_000 }), makeVehicle(2)]);
    await store.saveChanges('west', [makeVehicle(1, { price: 30_000 })]);
    await store.saveChanges('east', [makeVehicle(1, { price: 21_000 })]);
    expect((await store.findBySlug('west', 'car-1'))?.priceCents).toBe(3_000_000);
    expect((await store.findById('west', 1))?.priceCents).toBe(3_000_000);
    expect(await store.readStockVersion('west')).toBe(1);
    expect((await store.loadChangedSince('west', 0)).vehicles.map(({ priceCents }) => priceCents)).toEqual([3_000_000]);
    const streamed: (number | null)[] = [];
    await store.streamSince('west', 0, (batch) => {
      streamed.push(...batch.map(({ priceCents }) => priceCents));
    });
    expect(streamed).toEqual([3_000_000]);
  });

  it('bumps the version with every change, but not for an empty one', async () => {
    const before = await store.readStockVersion('counting');
    expect(before).toBe(0);
    expect(await store.saveChanges('counting', [makeVehicle(1)])).toBe(1);
    expect(await store.saveChanges('counting', [])).toBe(1);
    expect(await store.saveChanges('counting', [makeVehicle(2)])).toBe(2);
    expect(await store.readStockVersion('counting')).toBe(2);
  });

  it('loads only what changed since a version', async () => {
    await store.saveChanges('since', [makeVehicle(1), makeVehicle(2)]);
    await store.saveChanges('since', [makeVehicle(2, { price: 30_000 })]);
    const changed = await store.loadChangedSince('since', 1);
    expect(changed.stockVersion).toBe(2);
    expect(changed.vehicles.map(({ id, priceCents }) => [id, priceCents])).toEqual([[2, 3_000_000]]);
    expect((await store.loadChangedSince('since', 0)).vehicles).toHaveLength(2);
  });

  it('streams all vehicles in batches, each once', async () => {
    const all = Array.from({ length: 500 }, (_, index) => makeVehicle(index + 1));
    await store.saveChanges('large', all);
    const sizes: number[] = [];
    const ids = new Set<number>();
    await store.streamSince('large', 0, (batch) => {
      sizes.push(batch.length);
      for (const { id } of batch) ids.add(id);
    });
    expect(sizes).toEqual([200, 200, 100]);
    expect(ids.size).toBe(500);
  });

  it('saves all of a change or nothing', async () => {
    const clash = makeVehicle(2, { stocknum: 'U1' });
    await store.saveChanges('atomic', [makeVehicle(1)]);
    await expect(store.saveChanges('atomic', [makeVehicle(3), clash])).rejects.toThrow();
    expect(await store.readStockVersion('atomic')).toBe(1);
    expect(await store.findById('atomic', 3)).toBeUndefined();
  });

  it('reports a change once it is committed', async () => {
    const watch = createStockWatch({ database: test.database });
    const reported = new Promise((resolve) =>
      watch.onStockChanged((event) => event.siteSlug === 'changed' && resolve(event)),
    );
    // LISTEN is sent with the first subscription. Catching up finds any earlier change.
    await store.saveChanges('changed', [makeVehicle(1)]);
    await watch.catchUp();
    expect(await reported).toEqual({ siteSlug: 'changed', version: 1 });
    watch.close();
  });

  it('reports a change whose notification was lost', async () => {
    const deaf = {
      primary: test.database.primary,
      subscribe: () => () => undefined,
      onReconnect: () => () => undefined,
    };
    const watch = createStockWatch({ database: deaf, pollMs: 20 });
    const reported = new Promise((resolve) =>
      watch.onStockChanged((event) => event.siteSlug === 'lost' && resolve(event)),
    );
    await store.saveChanges('lost', [makeVehicle(1)]);
    expect(await reported).toEqual({ siteSlug: 'lost', version: 1 });
    watch.close();
  });

  it('reports by notification alone when nothing polls', async () => {
    const watch = createStockWatch({ database: test.database });
    await watch.catchUp();
    const reported = new Promise((resolve) => watch.onStockChanged(resolve));
    await test.database.primary.execute('select 1');
    await expect
      .poll(
        async () => {
          await store.saveChanges('notified', [makeVehicle(1)]);
          return Promise.race([reported, Promise.resolve(undefined)]);
        },
        { timeout: 15_000 },
      )
      .toMatchObject({ siteSlug: 'notified' });
    watch.close();
  });

  it('refuses a query outside the handle of an open transaction instead of waiting for ever', async () => {
    const { primary } = test.database;
    await expect(primary.transaction(() => primary.execute('select 1'))).rejects.toThrow(/handle/);
    await expect(primary.execute('select 1')).resolves.toBeDefined();
  });
});

describe('vehicle store with a replica', () => {
  let primary: TestDatabase;
  let replica: TestDatabase;

  beforeAll(async () => {
    const server = testDatabases.find(({ name }) => name === 'PostgreSQL server');
    if (server === undefined) throw new Error('There is no server among the test databases.');
    [primary, replica] = await Promise.all([server.open(), server.open()]);
  });
  afterAll(() => primary?.close());

  it('fills an index from a replica that has caught up, otherwise from the primary', async () => {
    const store = createVehicleStore({ primary: primary.database.primary, replica: replica.database.primary });
    const onReplica = createVehicleStore(replica.database);
    await store.saveChanges('site', [makeVehicle(1)]);
    const read = async () => (await store.loadChangedSince('site', 0)).vehicles.map(({ name }) => name);
    expect(await read()).toEqual(['2021 Toyota RAV4 GXL']);
    await onReplica.saveChanges('site', [makeVehicle(1, { name: 'read from the replica' })]);
    expect(await read()).toEqual(['read from the replica']);
    expect((await store.findById('site', 1))?.name).toBe('2021 Toyota RAV4 GXL');
    await store.saveChanges('site', [makeVehicle(1, { name: 'newer' })]);
    expect(await read()).toEqual(['newer']);
    expect(await store.findBySlug('site', 'car-1')).toMatchObject({ name: 'newer' });
  });

  it('reads from the primary while the replica is unavailable', async () => {
    await replica.close();
    const store = createVehicleStore({ primary: primary.database.primary, replica: replica.database.primary });
    expect((await store.loadChangedSince('site', 0)).vehicles).toHaveLength(1);
  });
});
