import { describe, expect, it, vi } from 'vitest';
import { setUp, vehicle } from '../testing/set-up-stock-indexes.ts';

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
    // Nothing announces this version, so `get` must read it from the stock source.
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
