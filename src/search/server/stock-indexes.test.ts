import { describe, expect, it, vi } from 'vitest';
import { parseVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { stockSearchSettings } from '../rules/document/stock-search-settings.ts';
import type { SavedIndexes, SavedStock } from './saved-indexes.ts';
import { createStockIndexes } from './stock-indexes.ts';

const vehicle = (id: number, priceDollars = 10_000): Vehicle => {
  const parsed = parseVehicle({
    id,
    slug: `car-${id}`,
    name: `Car ${id}`,
    year: 2020,
    make: 'Kia',
    model: 'Rio',
    stocknum: `S${id}`,
    car_type: 'used',
    price: priceDollars,
  });
  if (parsed.kind !== 'record') throw new Error('the test vehicle is not valid');
  return parsed.record;
};

const createFakeStore = () => {
  const rows = new Map<string, Map<number, { vehicle: Vehicle; version: number }>>();
  const versions = new Map<string, number>();
  const listeners = new Set<(event: { siteSlug: string; version: number }) => void>();
  const faults: { isAway: boolean; beforeRead: (() => void) | undefined } = { isAway: false, beforeRead: undefined };
  const read = (siteSlug: string, since: number): { stockVersion: number; vehicles: Vehicle[] } => {
    if (faults.isAway) throw new Error('away');
    const stockVersion = versions.get(siteSlug) ?? 0;
    const found = [...(rows.get(siteSlug)?.values() ?? [])].filter(({ version }) => version > since);
    const hook = faults.beforeRead;
    faults.beforeRead = undefined;
    hook?.();
    return { stockVersion, vehicles: found.map((row) => row.vehicle) };
  };
  return {
    faults,
    setVersion: (siteSlug: string, version: number) => versions.set(siteSlug, version),
    save(siteSlug: string, ...vehicles: Vehicle[]) {
      const version = (versions.get(siteSlug) ?? 0) + 1;
      versions.set(siteSlug, version);
      const site = rows.get(siteSlug) ?? new Map();
      rows.set(siteSlug, site);
      for (const changed of vehicles) site.set(changed.id, { vehicle: changed, version });
      for (const listener of listeners) listener({ siteSlug, version });
    },
    store: {
      streamSince: vi.fn(
        async (siteSlug: string, since: number, onBatch: (batch: readonly Vehicle[]) => void | Promise<void>) => {
          const { stockVersion, vehicles } = read(siteSlug, since);
          await onBatch(vehicles);
          return { stockVersion };
        },
      ),
    },
    feed: {
      onStockChanged: (listener: (event: { siteSlug: string; version: number }) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
};

const setUp = (maxBytes = 100_000_000, fake = createFakeStore(), savedIndexes?: SavedIndexes) => {
  const onProblem = vi.fn();
  const epoch = { year: 2026 };
  const indexes = createStockIndexes({
    vehicleStore: fake.store,
    stockWatch: fake.feed,
    settings: stockSearchSettings,
    maxBytes,
    savedIndexes,
    maxWaitMs: 20,
    toDocument: (_siteSlug, { id, make, priceCents, status }) =>
      status === 'draft' ? undefined : { id, make, price: (priceCents ?? 0) / 100, year: epoch.year },
    epochOf: () => String(epoch.year),
    onProblem,
  });
  return { fake, indexes, onProblem, epoch };
};

describe('createStockIndexes', () => {
  it('builds a site once for concurrent callers', async () => {
    const { fake, indexes } = setUp();
    fake.save('a', vehicle(1), vehicle(2));
    const engines = await Promise.all([indexes.get('a'), indexes.get('a')]);
    expect(engines[0]).toBe(engines[1]);
    expect(engines[0].count()).toBe(2);
    expect(fake.store.streamSince).toHaveBeenCalledTimes(1);
  });

  it('follows a change by loading only what changed', async () => {
    const { fake, indexes } = setUp();
    fake.save('a', vehicle(1), vehicle(2));
    await indexes.get('a');
    fake.save('a', vehicle(2, 8_000));
    const engine = await indexes.get('a');
    expect(engine.find(2)).toMatchObject({ price: 8_000 });
    expect(fake.store.streamSince).toHaveBeenLastCalledWith('a', 1, expect.any(Function));
    expect(indexes.version('a')).toBe(2);
  });

  it('loses no change that arrives while the index is built', async () => {
    const { fake, indexes } = setUp();
    fake.save('a', vehicle(1));
    fake.faults.beforeRead = () => fake.save('a', vehicle(2));
    const engine = await indexes.get('a');
    expect(engine.count()).toBe(2);
  });

  it('removes a vehicle that must no longer be found', async () => {
    const { fake, indexes } = setUp();
    fake.save('a', vehicle(1), vehicle(2));
    await indexes.get('a');
    fake.save('a', { ...vehicle(2), status: 'draft' });
    expect((await indexes.get('a')).find(2)).toBeUndefined();
  });

  it('keeps sites separate', async () => {
    const { fake, indexes } = setUp();
    fake.save('a', vehicle(1));
    fake.save('b', vehicle(2));
    expect((await indexes.get('a')).find(2)).toBeUndefined();
    expect((await indexes.get('b')).find(1)).toBeUndefined();
  });

  it('changes the stock version only for the site whose stock changed', async () => {
    const { fake, indexes } = setUp();
    fake.save('a', vehicle(1));
    fake.save('a', vehicle(2));
    expect([indexes.version('a'), indexes.version('b')]).toEqual([2, 0]);
    fake.save('b', vehicle(3));
    expect([indexes.version('a'), indexes.version('b')]).toEqual([2, 1]);
  });

  it('answers from memory while the database is down and catches up afterwards', async () => {
    const { fake, indexes, onProblem } = setUp();
    fake.save('a', vehicle(1));
    await indexes.get('a');
    fake.faults.isAway = true;
    fake.save('a', vehicle(2));
    expect((await indexes.get('a')).count()).toBe(1);
    expect(indexes.version('a')).toBe(1);
    for (let request = 0; request < 100; request++) await indexes.get('a');
    // Requests do not retry one after the other while the database is down.
    expect(onProblem.mock.calls.length).toBeLessThan(5);
    fake.faults.isAway = false;
    await vi.waitFor(async () => expect((await indexes.get('a')).count()).toBe(2));
  });

  it('waits briefly for an announced update, but not for a database that hangs', async () => {
    const { fake, indexes } = setUp();
    fake.save('a', vehicle(1));
    await indexes.get('a');
    expect(indexes.awaitUpdate('a')).toBeUndefined();
    fake.store.streamSince.mockReturnValueOnce(new Promise(() => undefined));
    fake.save('a', vehicle(2));
    expect(indexes.awaitUpdate('a')).toBeInstanceOf(Promise);
    expect((await indexes.get('a')).count()).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 25));
    expect(indexes.awaitUpdate('a')).toBeUndefined();
  });

  it('reports the old stock version until all of the new stock is in', async () => {
    const { fake, indexes } = setUp();
    fake.save('a', ...Array.from({ length: 2000 }, (_, id) => vehicle(id + 1)));
    const engine = await indexes.get('a');
    const seen = new Set<number>();
    fake.save('a', ...Array.from({ length: 2000 }, (_, id) => vehicle(id + 1, 8_000)));
    while (indexes.version('a') < 2) {
      seen.add(engine.count('price = 8000'));
      await new Promise((resolve) => setImmediate(resolve));
    }
    // Other work ran during the load, and found only part of the new stock.
    expect([...seen].filter((count) => count > 0 && count < 2000).length).toBeGreaterThan(1);
    expect(engine.count('price = 8000')).toBe(2000);
  });

  it('never reports an older version than before, evicted or not', async () => {
    const { fake, indexes } = setUp(1);
    fake.save('a', vehicle(1));
    // Nothing announces this version, so `get` must read it from the store.
    fake.setVersion('a', 7);
    await indexes.get('a');
    expect(indexes.version('a')).toBe(7);
    await indexes.get('b');
    expect(indexes.stats().sites).toBe(1);
    expect(indexes.version('a')).toBe(7);
  });

  it('never reports an older version while an evicted site is rebuilt and its stock changes', async () => {
    const { fake, indexes } = setUp(1);
    fake.save('a', vehicle(1));
    await indexes.get('a');
    await indexes.get('b');
    const reported: number[] = [];
    const change = (id: number) => () => {
      reported.push(indexes.version('a'));
      fake.save('a', vehicle(id));
      reported.push(indexes.version('a'));
      fake.faults.beforeRead = id < 4 ? change(id + 1) : () => reported.push(indexes.version('a'));
    };
    fake.faults.beforeRead = change(2);
    const engine = await indexes.get('a');
    expect(reported).toEqual([1, 2, 2, 3, 3, 4, 4]);
    expect(engine.count()).toBe(4);
    expect(indexes.version('a')).toBe(4);
  });

  it('rebuilds documents when something they depend on changes, such as the year', async () => {
    const { fake, indexes, epoch } = setUp();
    fake.save('a', vehicle(1));
    expect((await indexes.get('a')).find(1)).toMatchObject({ year: 2026 });
    epoch.year = 2027;
    expect((await indexes.get('a')).find(1)).toMatchObject({ year: 2027 });
    expect(fake.store.streamSince).toHaveBeenCalledTimes(2);
  });

  it('counts the growth of an index', async () => {
    const { fake, indexes } = setUp();
    fake.save('wattle', vehicle(1));
    await indexes.get('wattle');
    const { bytes } = indexes.stats();
    fake.save('wattle', ...Array.from({ length: 200 }, (_, index) => vehicle(index + 2)));
    const engine = await indexes.get('wattle');
    await vi.waitFor(() => expect(indexes.stats().bytes).toBeGreaterThan(bytes));
    expect(indexes.stats().bytes).toBe(engine.memoryBytes());
  });

  it('evicts the least recently used site and rebuilds it on the next use', async () => {
    const { fake, indexes } = setUp(1);
    fake.save('a', vehicle(1));
    fake.save('b', vehicle(2));
    await indexes.get('a');
    await indexes.get('b');
    expect(indexes.stats().sites).toBe(1);
    expect((await indexes.get('a')).count()).toBe(1);
    expect(fake.store.streamSince).toHaveBeenCalledTimes(3);
  });
});

/** Saved indexes in memory. */
const createFakeSaved = () => {
  const files = new Map<string, SavedStock>();
  const keyOf = (siteSlug: string, epoch: string): string => `${siteSlug} ${epoch}`;
  const savedIndexes: SavedIndexes = {
    load: async (siteSlug, epoch) => files.get(keyOf(siteSlug, epoch)),
    save: async (siteSlug, epoch, saved) => void files.set(keyOf(siteSlug, epoch), structuredClone(saved)),
    keepOnly: async () => undefined,
  };
  return { files, savedIndexes };
};

describe('an index that was saved', () => {
  const stock = Array.from({ length: 30 }, (_, id) => vehicle(id + 1));
  const start = async () => {
    const fake = createFakeStore();
    const { files, savedIndexes } = createFakeSaved();
    fake.save('a', ...stock);
    const first = setUp(undefined, fake, savedIndexes);
    await first.indexes.get('a');
    await vi.waitFor(() => expect(files.size).toBe(1));
    return { fake, files, savedIndexes, first };
  };

  it('is read at the next start, with the changes since', async () => {
    const { fake, savedIndexes } = await start();
    fake.save('a', vehicle(2, 8_000));
    const { indexes } = setUp(undefined, fake, savedIndexes);
    fake.store.streamSince.mockClear();
    const engine = await indexes.get('a');
    expect(fake.store.streamSince.mock.calls.map(([siteSlug, since]) => [siteSlug, since])).toEqual([['a', 1]]);
    expect(engine.count()).toBe(30);
    expect(engine.find(2)).toMatchObject({ price: 8_000 });
    expect(engine.search({ filter: 'price = 8000' }).ids).toEqual([2]);
    expect(indexes.version('a')).toBe(2);
  });

  it('is saved again once a tenth of the stock has changed', async () => {
    const { fake, files, first } = await start();
    const change = async (...ids: readonly number[]): Promise<void> => {
      fake.save('a', ...ids.map((id) => vehicle(id, 9_000)));
      await first.indexes.get('a');
    };
    await change(1, 2, 3);
    expect([...files.values()]).toMatchObject([{ version: 1 }]);
    await change(4);
    await vi.waitFor(() => expect([...files.values()]).toMatchObject([{ version: 3 }]));
  });

  it('is built again for a new epoch', async () => {
    const { fake, files, savedIndexes } = await start();
    const { indexes, epoch } = setUp(undefined, fake, savedIndexes);
    epoch.year = 2027;
    expect((await indexes.get('a')).find(1)).toMatchObject({ year: 2027 });
    await vi.waitFor(() => expect(files.size).toBe(2));
  });

  it('is built again if the database has an older stock', async () => {
    const { files, savedIndexes } = await start();
    for (const [key, saved] of files) files.set(key, { ...saved, version: 5 });
    const restored = createFakeStore();
    restored.save('a', vehicle(77));
    const { indexes } = setUp(undefined, restored, savedIndexes);
    expect((await indexes.get('a')).search({}).ids).toEqual([77]);
    expect(indexes.version('a')).toBe(1);
  });
});
