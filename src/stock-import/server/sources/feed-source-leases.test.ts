import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { minuteMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createFeedSourceStore } from './feed-source-store.ts';
import type { SourceSite, SourceSummary } from './import-saved-feed.ts';
import { httpsSource, nothingHeld, prepareSourcesJob, siteOf } from './testing/prepare-sources-job.ts';

describe.each(testDatabases)('the job of feed sources, on the $name', ({ open }) => {
  let nowMs: number;
  let sites: readonly SourceSite[];
  const readClock = () => new Date(nowMs);
  const { test, fetchHttps, importFeed, onFailed, createJob, run } = prepareSourcesJob({
    open,
    sites: () => sites,
    readClock,
  });
  beforeEach(() => {
    nowMs = Date.now();
  });
  const pass = (minutes: number): void => {
    nowMs += Math.round(minutes * minuteMs);
  };
  const findSource = async () => {
    const { rows } = await test.database.primary.execute<{ lease_until: string | null; etag: string | null }>(sql`
      SELECT lease_until::text, etag FROM stock_feed_sources`);
    return rows[0] ?? { lease_until: null, etag: null };
  };

  it('lets one of two nodes fetch', async () => {
    sites = [siteOf('acme', httpsSource), siteOf('other', httpsSource)];
    await Promise.all([run(createJob()), run(createJob())]);
    expect(importFeed.mock.calls.map(([{ siteSlug }]) => siteSlug).sort()).toEqual(['acme', 'other']);
  });

  it('gives a source back when the server ends, without a failure', async () => {
    sites = [siteOf('acme', httpsSource)];
    const own = new AbortController();
    fetchHttps.mockImplementationOnce(
      (_source, _validators, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          setTimeout(() => own.abort(), 50);
        }),
    );
    await run(createJob(), own.signal);
    expect(onFailed).not.toHaveBeenCalled();
    await run(createJob());
    expect(importFeed).toHaveBeenCalledTimes(1);
  });

  it('keeps a source through an import that is longer than a lease, and settles it', async () => {
    sites = [siteOf('acme', httpsSource)];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const imported = Promise.withResolvers<SourceSummary>();
    importFeed.mockReturnValueOnce(imported.promise);
    const slow = run(createJob());
    await vi.waitFor(() => expect(importFeed).toHaveBeenCalledTimes(1));
    const other = createJob();
    for (let minutes = 0; minutes < 40; minutes += 5) {
      pass(5);
      const { lease_until: before } = await findSource();
      await vi.advanceTimersByTimeAsync(5 * minuteMs);
      await vi.waitFor(async () => expect((await findSource()).lease_until).not.toBe(before));
      await run(other);
    }
    imported.resolve(nothingHeld);
    await slow;
    expect(fetchHttps).toHaveBeenCalledTimes(1);
    expect(await findSource()).toMatchObject({ lease_until: null, etag: '"1"' });
  });

  it('ends the lease of a killed process at once where no other can be', async () => {
    sites = [siteOf('acme', httpsSource)];
    const store = createFeedSourceStore(test.database.primary);
    await store.schedule([{ siteSlug: 'acme', everyMinutes: 30 }], readClock());
    await store.claimDue(['acme'], readClock(), 1, minuteMs * 15);
    await run(createJob());
    expect(fetchHttps).not.toHaveBeenCalled();
    await run(createJob({ isAlone: true }));
    expect(fetchHttps).toHaveBeenCalledTimes(1);
  });
});
