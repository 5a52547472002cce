import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { buildFailureReport } from './build-feed-run.ts';
import { createFeedRunStore, type FeedRunStore, type NewFeedRun } from './feed-run-store.ts';
import { stockFeedRuns, stockFeedSources } from './tables.ts';

describe.each(testDatabases)('runs of feeds: $name', ({ open }) => {
  let test: TestDatabase;
  let store: FeedRunStore;
  beforeAll(async () => {
    test = await open();
    store = createFeedRunStore(test.database.primary);
  });
  afterAll(() => test?.close());
  const add = async (siteSlug: string, outcome: NewFeedRun['outcome']): Promise<void> => {
    // Runs are distinguished by the millisecond.
    await setTimeout(2);
    await store.add({
      siteSlug,
      source: 'push',
      startedAt: new Date().toISOString(),
      outcome,
      fields: outcome === 'failed' ? null : ['price'],
      heldRowHash: null,
      report: buildFailureReport('No rows.'),
    });
  };

  it('tell the last good one of each site from that of others', async () => {
    await add('early', 'applied');
    await add('late', 'applied');
    const seconds = new Map((await store.listLatest()).map((feed) => [feed.siteSlug, feed.currentAtSeconds]));
    expect(seconds.get('early')).toBeLessThan(seconds.get('late') ?? 0);
    await test.database.primary.delete(stockFeedRuns);
  });

  it('tell how the last one of each site went, and when the last good one was', async () => {
    const startSeconds = Date.now() / 1000;
    await add('wattle', 'applied');
    await add('wattle', 'failed');
    await add('banksia', 'held');
    await add('saltbush', 'failed');
    const latest = await store.listLatest();
    expect(latest.map(({ siteSlug, outcome }) => [siteSlug, outcome])).toEqual([
      ['banksia', 'held'],
      ['saltbush', 'failed'],
      ['wattle', 'failed'],
    ]);
    const [banksia, saltbush, wattle] = latest.map(({ currentAtSeconds }) => currentAtSeconds);
    expect(saltbush).toBeNull();
    for (const seconds of [banksia, wattle]) expect(Math.abs((seconds ?? 0) - startSeconds)).toBeLessThan(30);
  });

  it('no longer count as failed once the source has answered that nothing changed', async () => {
    await add('ironbark', 'applied');
    await add('ironbark', 'failed');
    const success = new Date(Date.now() + 60_000);
    const row = { siteSlug: 'ironbark', nextFetchAt: success.toISOString(), lastSuccessAt: success.toISOString() };
    await test.database.primary.insert(stockFeedSources).values(row);
    const find = async () => (await store.listLatest()).find(({ siteSlug }) => siteSlug === 'ironbark');
    expect(await find()).toMatchObject({ outcome: 'applied' });
    expect((await find())?.currentAtSeconds).toBeCloseTo(success.getTime() / 1000, 2);
    const before = new Date(Date.now() - 60_000).toISOString();
    await test.database.primary.update(stockFeedSources).set({ lastSuccessAt: before });
    expect(await find()).toMatchObject({ outcome: 'failed' });
    await test.database.primary.delete(stockFeedSources);
  });

  it('are purged by age, but for the last that could be read of each site', async () => {
    await add('wattle', 'applied');
    await add('wattle', 'failed');
    expect(await store.purgeBefore(new Date(Date.now() - 60_000))).toBe(0);
    await store.purgeBefore(new Date(Date.now() + 60_000));
    const runs = await test.database.primary.select().from(stockFeedRuns);
    expect(
      runs
        .filter(({ siteSlug }) => siteSlug === 'wattle')
        .map(({ outcome }) => outcome)
        .sort(),
    ).toEqual(['applied', 'failed']);
    expect(await store.findLast('wattle')).toMatchObject({ fields: ['price'] });
  });
});
