import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '#src/lib/durations.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { buildFailureReport } from '../build-feed-run.ts';
import { addFeedRun } from '../feed-run-store.ts';
import { createFeedSourceStore, type FeedSourceStore } from './feed-source-store.ts';

const startMs = Date.parse('2026-11-25T00:00:00Z');
const at = (minutes: number): Date => new Date(startMs + minutes * minuteMs);
const leaseMs = 15 * minuteMs;

describe.each(testDatabases)('the feed sources in the $name', ({ open }) => {
  let test: TestDatabase;
  let store: FeedSourceStore;
  beforeAll(async () => {
    test = await open();
    store = createFeedSourceStore(test.database.primary);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`DELETE FROM stock_feed_sources`);
    await test.database.primary.execute(sql`DELETE FROM stock_feed_runs`);
  });

  const schedule = (...slugs: readonly string[]) =>
    store.schedule(
      slugs.map((siteSlug) => ({ siteSlug, everyMinutes: 30 })),
      at(0),
    );
  const claim = (minutes: number, slugs: readonly string[] = ['a', 'b'], limit = 10) =>
    store.claimDue(slugs, at(minutes), limit, leaseMs);
  const claimOne = async (minutes: number) => {
    const [claimed] = await claim(minutes, ['a']);
    if (claimed === undefined) throw new Error('Nothing is due.');
    return claimed;
  };
  const noValidators = { etag: null, lastModified: null, siteVersion: null };

  it('are due at once when they are new, for sites that are served', async () => {
    await schedule('a', 'b', 'gone');
    await schedule('a', 'b', 'gone');
    expect((await claim(0)).map(({ siteSlug }) => siteSlug).sort()).toEqual(['a', 'b']);
    expect(await claim(0, [])).toEqual([]);
  });

  it('are each claimed by one process at a time, until its lease ends', async () => {
    await schedule('a', 'b');
    const claims = await Promise.all(Array.from({ length: 6 }, () => claim(0, ['a', 'b'], 1)));
    expect(
      claims
        .flat()
        .map(({ siteSlug }) => siteSlug)
        .sort(),
    ).toEqual(['a', 'b']);
    expect(await claim(14)).toEqual([]);
    expect(await claim(15)).toHaveLength(2);
  });

  it('remember what the server said, and when they are due again', async () => {
    await schedule('a');
    const success = { etag: '"1"', lastModified: 'then', siteVersion: 'v1', nextFetchAt: at(30), at: at(1) };
    await store.settleSuccess(await claimOne(0), success);
    expect(await claim(29, ['a'])).toEqual([]);
    expect(await claimOne(30)).toMatchObject({ etag: '"1"', lastModified: 'then', siteVersion: 'v1', failures: 0 });
  });

  it('count failures in a row, and keep what the server said', async () => {
    await schedule('a');
    await store.settleSuccess(await claimOne(0), { ...noValidators, etag: '"1"', nextFetchAt: at(0), at: at(0) });
    await store.settleFailure(await claimOne(0), at(1));
    expect(await claim(0.9, ['a'])).toEqual([]);
    await store.settleFailure(await claimOne(1), at(3));
    const third = await claimOne(3);
    expect(third).toMatchObject({ failures: 2, etag: '"1"' });
    await store.settleSuccess(third, { ...noValidators, nextFetchAt: at(30), at: at(3) });
    expect(await claimOne(30)).toMatchObject({ failures: 0, etag: null });
  });

  it('are not settled by a process that lost its lease', async () => {
    await schedule('a');
    const lost = await claimOne(0);
    const held = await claimOne(20);
    await store.settleFailure(lost, at(500));
    await store.settleSuccess(lost, { ...noValidators, etag: '"lost"', nextFetchAt: at(500), at: at(1) });
    await store.release(lost, at(21));
    expect(await claim(21, ['a'])).toEqual([]);
    await store.settleSuccess(held, { ...noValidators, etag: '"held"', nextFetchAt: at(30), at: at(21) });
    expect(await claimOne(30)).toMatchObject({ etag: '"held"', failures: 0 });
  });

  it('are given back by a process that ends, and all at once where it was alone', async () => {
    await schedule('a', 'b');
    await store.release(await claimOne(0), at(1));
    expect(await claimOne(1)).toMatchObject({ failures: 0 });
    await claim(1, ['b']);
    await store.releaseAll();
    expect(await claim(1)).toHaveLength(2);
  });

  it('come earlier when they are now fetched more often, and no later when less often', async () => {
    await schedule('a');
    await store.settleSuccess(await claimOne(0), { ...noValidators, nextFetchAt: at(1440), at: at(0) });
    await store.schedule([{ siteSlug: 'a', everyMinutes: 10 }], at(0));
    expect(await claim(9, ['a'])).toEqual([]);
    await store.schedule([{ siteSlug: 'a', everyMinutes: 60 }], at(0));
    await claimOne(10);
  });

  it('wait out the pause after a failure, whatever their interval', async () => {
    await schedule('a');
    await store.settleFailure(await claimOne(0), at(240));
    await schedule('a');
    expect(await claim(239, ['a'])).toEqual([]);
    await claimOne(240);
  });

  it('are held for longer by a process that renews its lease, unless it has lost it', async () => {
    await schedule('a');
    const renewed = await store.renew(await claimOne(0), at(10), leaseMs);
    expect(await claim(24, ['a'])).toEqual([]);
    const held = await claimOne(25);
    expect(await store.renew(renewed, at(26), leaseMs)).toEqual(renewed);
    await store.settleFailure(renewed, at(500));
    await store.settleSuccess(held, { ...noValidators, nextFetchAt: at(30), at: at(27) });
    expect(await claimOne(30)).toMatchObject({ failures: 0 });
  });

  it('know when the dealer last heard of a failure since the last success', async () => {
    await schedule('a');
    const fail = (source: string) =>
      addFeedRun(test.database.primary, {
        siteSlug: 'a',
        source,
        startedAt: new Date().toISOString(),
        outcome: 'failed',
        fields: null,
        heldRowHash: null,
        report: buildFailureReport('The server responded with 503.'),
      });
    expect(await store.findLastReport('a', 'https')).toBeNull();
    await fail('push');
    expect(await store.findLastReport('a', 'https')).toBeNull();
    await fail('https');
    const reported = await store.findLastReport('a', 'https');
    expect(Math.abs((reported?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    const success = { ...noValidators, nextFetchAt: at(30), at: new Date(Date.now() + 1000) };
    await store.settleSuccess(await claimOne(0), success);
    expect(await store.findLastReport('a', 'https')).toBeNull();
  });
});
