import { expect, it } from 'vitest';
import { createMetrics } from '#src/platform/http/metrics.ts';
import type { LatestFeed } from '#src/stock-import/server/feed-run-store.ts';
import { measureFeeds } from './measure-feeds.ts';

const setUp = () => {
  const metrics = createMetrics();
  const state = { nowMs: 1_000_000_000, reads: 0, latest: [] as LatestFeed[], isAway: false, warnings: 0 };
  measureFeeds(
    {
      database: {} as never,
      sites: { bySlug: (slug) => (slug === 'gone' ? undefined : ({ slug } as never)) },
      log: {
        warn: () => {
          state.warnings += 1;
        },
      },
      readClock: () => new Date(state.nowMs),
      store: {
        listLatest: async () => {
          state.reads += 1;
          if (state.isAway) throw new Error('the database is away');
          return state.latest;
        },
      },
    },
    metrics,
  );
  const scrape = async () =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('forecourt_feed_'));
  return { state, scrape };
};

it("tells each served site's feed: its age, and whether it is held or failed", async () => {
  const { state, scrape } = setUp();
  state.latest = [
    { siteSlug: 'wattle', outcome: 'held', currentAtSeconds: 999_940 },
    { siteSlug: 'banksia', outcome: 'failed', currentAtSeconds: null },
    { siteSlug: 'gone', outcome: 'failed', currentAtSeconds: 1 },
  ];
  expect(await scrape()).toEqual([
    'forecourt_feed_age_seconds{site="wattle"} 60',
    'forecourt_feed_held{site="wattle"} 1',
    'forecourt_feed_held{site="banksia"} 0',
    'forecourt_feed_failed{site="wattle"} 0',
    'forecourt_feed_failed{site="banksia"} 1',
  ]);
});

it('asks the database once for all gauges and scrapers, and again after five seconds', async () => {
  const { state, scrape } = setUp();
  await Promise.all([scrape(), scrape()]);
  expect(state.reads).toBe(1);
  state.nowMs += 4_999;
  await scrape();
  expect(state.reads).toBe(1);
  state.nowMs += 1;
  await scrape();
  expect(state.reads).toBe(2);
});

it('keeps the last answer while the database is away', async () => {
  const { state, scrape } = setUp();
  state.latest = [{ siteSlug: 'wattle', outcome: 'applied', currentAtSeconds: 999_940 }];
  await scrape();
  state.isAway = true;
  state.nowMs += 10_000;
  expect((await scrape())[0]).toBe('forecourt_feed_age_seconds{site="wattle"} 70');
  expect(state.warnings).toBe(1);
});
