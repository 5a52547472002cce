import { beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '#src/lib/durations.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { SourceSite } from './import-saved-feed.ts';
import {
  bytesOf,
  httpsSource,
  lastRow,
  nothingHeld,
  prepareSourcesJob,
  save,
  sftpSource,
  siteOf,
} from './testing/prepare-sources-job.ts';

describe.each(testDatabases)('the job of feed sources, on the $name', ({ open }) => {
  let nowMs: number;
  let sites: readonly SourceSite[];
  const readClock = () => new Date(nowMs);
  const { fetchHttps, fetchSftp, importFeed, onImported, createJob, run, listRuns } = prepareSourcesJob({
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

  it('fetches, imports and comes back when the next fetch is due', async () => {
    sites = [siteOf('acme', httpsSource), siteOf('none', null)];
    const job = createJob();
    await run(job);
    expect(importFeed).toHaveBeenCalledExactlyOnceWith({
      siteSlug: 'acme',
      source: 'https',
      open: expect.any(Function),
      format: 'csv',
      file: { name: 'stock.csv', format: 'csv' },
      leavesFailureToCaller: true,
    });
    expect(onImported).toHaveBeenCalledExactlyOnceWith('acme', 'https', nothingHeld);
    pass(29.9);
    await run(job);
    expect(fetchHttps).toHaveBeenCalledTimes(1);
    pass(0.1);
    await run(job);
    expect(fetchHttps).toHaveBeenCalledTimes(2);
    expect(fetchHttps.mock.calls[1]?.[1]).toMatchObject({ etag: '"1"' });
  });

  it('imports nothing when the feed is unchanged, and goes on knowing it', async () => {
    sites = [siteOf('acme', httpsSource)];
    const job = createJob();
    await run(job);
    fetchHttps.mockResolvedValue({ kind: 'unchanged' });
    for (let count = 0; count < 2; count += 1) {
      pass(30);
      await run(job);
    }
    expect(importFeed).toHaveBeenCalledTimes(1);
    expect(fetchHttps.mock.calls.map(([, { etag }]) => etag)).toEqual([null, '"1"', '"1"']);
    expect(await listRuns()).toEqual([]);
  });

  it("asks for the feed anew once the site's file has changed", async () => {
    sites = [siteOf('acme', httpsSource)];
    const job = createJob();
    await run(job);
    sites = [siteOf('acme', httpsSource, 'v2')];
    pass(30);
    await run(job);
    expect(fetchHttps.mock.calls.map(([, { etag }]) => etag)).toEqual([null, null]);
  });

  it('asks for the feed anew while its last row is held back, because a second one lets it through', async () => {
    sites = [siteOf('acme', httpsSource)];
    importFeed.mockResolvedValueOnce({ ...nothingHeld, held: [lastRow] });
    const job = createJob();
    for (let count = 0; count < 3; count += 1) {
      await run(job);
      pass(30);
    }
    expect(fetchHttps.mock.calls.map(([, { etag }]) => etag)).toEqual([null, null, '"1"']);
  });

  it('fetches from SFTP, by the ending of the file', async () => {
    sites = [siteOf('acme', sftpSource)];
    fetchSftp.mockImplementation(async () => ({
      kind: 'fetched',
      feed: await save(bytesOf('{}')),
      fileName: 'stock.jsonl',
      validators: { etag: null, lastModified: null },
    }));
    await run(createJob());
    expect(importFeed.mock.calls[0]?.[0]).toMatchObject({ source: 'sftp', format: 'jsonl' });
  });
});
