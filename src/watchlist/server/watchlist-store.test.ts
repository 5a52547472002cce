import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { mostWatched } from '../rules/config.ts';
import { createWatchlistStore, type WatchlistStore } from './watchlist-store.ts';

const now = new Date('2026-11-22T00:00:00Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const entry = (vehicleId: number, priceCents: number | null = 2_599_000) => ({ vehicleId, priceCents });
const mine = { siteSlug: 'banksia', visitorUuid: randomUUID() };

describe.each(testDatabases)('watchlists on $name', ({ open }) => {
  let test: TestDatabase;
  let store: WatchlistStore;

  beforeAll(async () => {
    test = await open();
    store = createWatchlistStore(test.database);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`DELETE FROM watchlist_entries`);
  });
  const listIds = async (owner = mine) => (await store.list(owner)).map(({ vehicleId }) => vehicleId);

  it('stores cars by id, newest first, with the day’s price [B1.15] [B3.18]', async () => {
    expect(await store.add(mine, [entry(7)], now)).toEqual([7]);
    expect(await store.add(mine, [entry(3_010_259, null)], later(1))).toEqual([3_010_259]);
    expect(await store.list(mine)).toEqual([
      { vehicleId: 3_010_259, priceCents: null, addedAt: later(1) },
      { vehicleId: 7, priceCents: 2_599_000, addedAt: now },
    ]);
  });

  it('leaves a car unchanged when it is saved again, and removes only the given one [B4.36]', async () => {
    await store.add(mine, [entry(7), entry(8)], now);
    expect(await store.add(mine, [entry(7, 1)], later(1))).toEqual([7]);
    expect(await store.list(mine)).toContainEqual({ vehicleId: 7, priceCents: 2_599_000, addedAt: now });
    expect([await store.remove(mine, 7), await store.remove(mine, 7)]).toEqual([true, false]);
    expect(await listIds()).toEqual([8]);
  });

  it('finds no list of another visitor or site [B4.34]', async () => {
    const others = [
      { ...mine, visitorUuid: randomUUID() },
      { ...mine, siteSlug: 'wattle' },
    ];
    await store.add(mine, [entry(7)], now);
    for (const other of others) {
      expect(await listIds(other)).toEqual([]);
      expect(await store.remove(other, 7)).toBe(false);
    }
    expect(await listIds()).toEqual([7]);
  });

  it('has room for a hundred, even concurrently, and saves as many as fit', async () => {
    const filled = Array.from({ length: mostWatched - 1 }, (_, at) => entry(at + 1));
    expect(await store.add(mine, filled, now)).toHaveLength(mostWatched - 1);
    const kept = await Promise.all([201, 202, 203, 204, 205].map((id) => store.add(mine, [entry(id)], now)));
    expect(kept.filter((ids) => ids.length === 1)).toHaveLength(1);
    expect(await listIds()).toHaveLength(mostWatched);
    await store.remove(mine, 1);
    expect(await store.add(mine, [entry(2), entry(301), entry(301), entry(302)], now)).toEqual([2, 301]);
  });

  it('purges entries saved before a time, and nothing else', async () => {
    await store.add(mine, [entry(7)], now);
    await store.add(mine, [entry(8)], later(2));
    expect(await store.purgeBefore(later(1))).toBe(1);
    expect(await listIds()).toEqual([8]);
  });
});
