import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs, minuteMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { FeedSourceError } from './feed-source-error.ts';
import type { SourceSite } from './import-saved-feed.ts';
import { httpsSource, prepareSourcesJob, sftpSource, siteOf } from './testing/prepare-sources-job.ts';

describe.each(testDatabases)('the job of feed sources, on the $name', ({ open }) => {
  let nowMs: number;
  let sites: readonly SourceSite[];
  const readClock = () => new Date(nowMs);
  const { fetchHttps, fetchSftp, importFeed, onImported, onFailed, ending, createJob, run, listRuns } =
    prepareSourcesJob({ open, sites: () => sites, readClock });
  beforeEach(() => {
    nowMs = Date.now();
  });
  const pass = (minutes: number): void => {
    nowMs += Math.round(minutes * minuteMs);
  };

  it('waits longer after each failure, and tells the dealer of the third in a row, then once a day', async () => {
    sites = [siteOf('acme', httpsSource)];
    fetchHttps.mockRejectedValue(new FeedSourceError('answer', 'The server responded with 503.'));
    const job = createJob();
    await run(job);
    for (const minutes of [1, 2]) {
      pass(minutes - 0.01);
      await run(job);
      expect(await listRuns()).toEqual([]);
      pass(0.01);
      await run(job);
    }
    const told = { site_id: 'acme', source: 'https', failure: 'The server responded with 503.' };
    expect([fetchHttps.mock.calls.length, onFailed.mock.calls.length]).toEqual([3, 3]);
    expect(await listRuns()).toEqual([told]);
    pass(4);
    await run(job);
    expect([fetchHttps.mock.calls.length, await listRuns()]).toEqual([4, [told]]);
    nowMs += dayMs;
    await run(job);
    expect(await listRuns()).toEqual([told, told]);
    expect(importFeed).not.toHaveBeenCalled();
  });

  it("doesn't wait out the pause of a source that the dealer has corrected", async () => {
    sites = [siteOf('acme', httpsSource), siteOf('other', sftpSource)];
    for (const fetch of [fetchHttps, fetchSftp])
      fetch.mockRejectedValue(new FeedSourceError('answer', 'No such file.'));
    const job = createJob();
    await run(job);
    pass(1);
    await run(job);
    expect([fetchHttps.mock.calls.length, fetchSftp.mock.calls.length]).toEqual([2, 2]);
    sites = [siteOf('acme', { ...httpsSource, url: 'https://feeds.example/all.csv' }), siteOf('other', sftpSource)];
    pass(0.1);
    await run(job);
    expect([fetchHttps.mock.calls.length, fetchSftp.mock.calls.length]).toEqual([3, 2]);
    expect(fetchHttps.mock.calls.at(-1)?.[0].url).toBe('https://feeds.example/all.csv');
    pass(1);
    await run(job);
    expect([fetchHttps.mock.calls.length, fetchSftp.mock.calls.length]).toEqual([4, 2]);
  });

  it('tries a source that failed when the server starts with another key, and not twice', async () => {
    sites = [siteOf('acme', httpsSource)];
    fetchHttps.mockRejectedValue(new FeedSourceError('answer', 'The server responded with 401.'));
    await run(createJob());
    const restarted = createJob();
    for (let count = 0; count < 2; count += 1) await run(restarted);
    expect(fetchHttps).toHaveBeenCalledTimes(2);
  });

  it('ends the pause of a source that was corrected while its old address was being fetched', async () => {
    sites = [siteOf('acme', httpsSource)];
    const fetched = Promise.withResolvers<never>();
    fetchHttps.mockReturnValueOnce(fetched.promise);
    const job = createJob();
    const old = run(job);
    await vi.waitFor(() => expect(fetchHttps).toHaveBeenCalledTimes(1));
    sites = [siteOf('acme', { ...httpsSource, url: 'https://feeds.example/all.csv' })];
    await job.run({ signal: ending.signal, wake: () => undefined });
    fetched.reject(new FeedSourceError('answer', 'No such file.'));
    await old;
    await run(job);
    expect(fetchHttps.mock.calls.map(([{ url }]) => url).at(-1)).toBe('https://feeds.example/all.csv');
    expect(importFeed).toHaveBeenCalledTimes(1);
  });

  it('counts a file that is no feed as a failure, and starts afresh after a success', async () => {
    sites = [siteOf('acme', httpsSource)];
    importFeed
      .mockRejectedValueOnce(new FeedFileError('columns', 'The first row names no columns.'))
      .mockRejectedValueOnce(new FeedFileError('columns', 'The first row names no columns.'));
    const job = createJob();
    await run(job);
    pass(1);
    await run(job);
    pass(2);
    await run(job);
    expect([onFailed.mock.calls.length, onImported.mock.calls.length, await listRuns()]).toEqual([2, 1, []]);
    fetchHttps.mockRejectedValue(new FeedSourceError('answer', 'The server responded with 503.'));
    pass(30);
    await run(job);
    pass(1);
    await run(job);
    expect(onFailed).toHaveBeenCalledTimes(4);
    expect(await listRuns()).toEqual([]);
  });

  it('asks each minute whether a file that is no feed was corrected, and imports it then', async () => {
    sites = [siteOf('acme', httpsSource)];
    importFeed.mockRejectedValueOnce(new FeedFileError('columns', 'The first row names no columns.'));
    const job = createJob();
    await run(job);
    fetchHttps.mockResolvedValueOnce({ kind: 'unchanged' });
    fetchHttps.mockResolvedValueOnce({ kind: 'unchanged' });
    for (let count = 0; count < 2; count += 1) {
      pass(1);
      await run(job);
    }
    expect(fetchHttps.mock.calls.map(([, { etag }]) => etag)).toEqual([null, '"1"', '"1"']);
    expect([importFeed.mock.calls.length, onFailed.mock.calls.length, (await listRuns()).length]).toEqual([1, 3, 1]);
    pass(1);
    await run(job);
    expect([importFeed.mock.calls.length, onImported.mock.calls.length]).toEqual([2, 1]);
    pass(29);
    await run(job);
    expect(fetchHttps).toHaveBeenCalledTimes(4);
  });

  it("tells the dealer nothing of our own errors' words", async () => {
    sites = [siteOf('acme', httpsSource)];
    importFeed.mockRejectedValue(new Error('ENOSPC: no space left on /var/lib/forecourt'));
    const job = createJob();
    for (const minutes of [1, 2, 0]) {
      await run(job);
      pass(minutes);
    }
    expect(await listRuns()).toMatchObject([
      { failure: "We couldn't import the feed because of an error on our side." },
    ]);
  });

  it('ends a fetch that takes too long', async () => {
    sites = [siteOf('acme', httpsSource)];
    fetchHttps.mockImplementation(
      (_source, _validators, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    await run(createJob({ fetchTimeoutMs: 1000 }));
    expect(onFailed.mock.calls[0]?.[2]).toMatchObject({
      fault: 'time',
      message: "The file didn't arrive within 1 seconds.",
    });
  });
});
