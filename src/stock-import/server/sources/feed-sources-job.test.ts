import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs, minuteMs } from '#src/lib/durations.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { type FeedSource, stockFeedConfig } from '../../rules/config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { createFeedRunStore } from '../feed-run-store.ts';
import { createFeedFolder } from './feed-folder.ts';
import { FeedSourceError } from './feed-source-error.ts';
import { createFeedSourceStore } from './feed-source-store.ts';
import { createFeedSourcesJob, type FeedSourcesJobOptions } from './feed-sources-job.ts';
import type { HttpsSource } from './fetch-https-feed.ts';
import type { FetchFeed } from './fetched-feed.ts';
import type { ImportFeed, SourceSite, SourceSummary } from './import-saved-feed.ts';
import { createFeedSaver } from './save-feed.ts';

const save = createFeedSaver(makeTemporaryFolder('job-feeds'), 1_000_000);
const httpsSource = { kind: 'https', url: 'https://feeds.example/stock.csv' } as const;
const sftpSource = {
  kind: 'sftp',
  host: 'feeds.example',
  user: 'acme',
  path: '/stock.jsonl',
  hostKeySha256: `SHA256:${'A'.repeat(43)}`,
  passwordVariable: 'ACME_PASSWORD',
} as const;
const siteOf = (slug: string, source: object | null, configVersion = 'v1'): SourceSite => ({
  slug,
  configVersion,
  config: { stockFeed: stockFeedConfig.parse({ source }) },
});

const nothingHeld: SourceSummary = { held: [], added: 1, changed: 0, stockVersion: 1 };
const lastRow = { kind: 'lastRow', count: 1, sentence: 'The last row has no line ending.', stockNumbers: [] } as const;

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

describe.each(testDatabases)('the job of feed sources, on the $name', ({ open }) => {
  let test: TestDatabase;
  let nowMs: number;
  let sites: readonly SourceSite[];
  let feedsDir: string;
  let readClock: () => Date;
  const fetchHttps = vi.fn<FetchFeed<HttpsSource>>();
  const fetchSftp = vi.fn<FetchFeed<Extract<FeedSource, { kind: 'sftp' }>>>();
  const importFeed = vi.fn<ImportFeed>();
  const onImported = vi.fn();
  const onFailed = vi.fn();
  const onProblem = vi.fn();

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`DELETE FROM stock_feed_sources`);
    await test.database.primary.execute(sql`DELETE FROM stock_feed_runs`);
    nowMs = Date.now();
    readClock = () => new Date(nowMs);
    feedsDir = makeTemporaryFolder('feeds-dir');
    vi.useRealTimers();
    vi.resetAllMocks();
    importFeed.mockResolvedValue(nothingHeld);
    fetchHttps.mockImplementation(async () => ({
      kind: 'fetched',
      feed: await save(bytesOf('Stock No,Make\n')),
      fileName: 'stock.csv',
      validators: { etag: '"1"', lastModified: null },
    }));
  });

  const createJob = (changes: Partial<FeedSourcesJobOptions> = {}): Job => {
    const folders = new Map<string, ReturnType<typeof createFeedFolder>>();
    return createFeedSourcesJob({
      sites: () => sites,
      store: createFeedSourceStore(test.database.primary),
      runs: createFeedRunStore(test.database.primary),
      save,
      fetches: { https: fetchHttps, sftp: fetchSftp },
      folderOf: (name) => {
        folders.set(name, folders.get(name) ?? createFeedFolder(join(feedsDir, name)));
        return folders.get(name);
      },
      importFeed,
      isAlone: false,
      onImported,
      onFailed,
      onProblem,
      readClock,
      draw: () => 0.5,
      ...changes,
    });
  };
  const ending = new AbortController();
  /** Runs one round, and waits for everything that it started. */
  const run = async (job: Job, signal = ending.signal): Promise<void> => {
    await job.run({ signal, wake: () => undefined });
    await job.inFlight?.();
    expect(onProblem).not.toHaveBeenCalled();
  };
  const pass = (minutes: number): void => {
    nowMs += Math.round(minutes * minuteMs);
  };
  const listRuns = async () => {
    const { rows } = await test.database.primary.execute<{ site_id: string; source: string; failure: string }>(sql`
      SELECT site_id, source, report ->> 'failure' AS failure FROM stock_feed_runs ORDER BY finished_at`);
    return rows.map((row) => ({ ...row }));
  };

  const findSource = async () => {
    const { rows } = await test.database.primary.execute<{ lease_until: string | null; etag: string | null }>(sql`
      SELECT lease_until::text, etag FROM stock_feed_sources`);
    return rows[0] ?? { lease_until: null, etag: null };
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

  it('lets one of two nodes fetch', async () => {
    sites = [siteOf('acme', httpsSource), siteOf('other', httpsSource)];
    await Promise.all([run(createJob()), run(createJob())]);
    expect(importFeed.mock.calls.map(([{ siteSlug }]) => siteSlug).sort()).toEqual(['acme', 'other']);
  });

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

  describe('with a watched folder', () => {
    const folderSource = { kind: 'folder', folder: 'acme' } as const;
    const put = (name: string, content = 'Stock No,Make\n'): void =>
      writeFileSync(join(feedsDir, 'acme', name), content);
    const list = (name: string) => readdirSync(join(feedsDir, 'acme', name)).map((file) => file.slice(26));
    /** The first round sees a file. The second claims it, because it hasn't changed for 10 seconds. */
    const runUntilQuiet = async (job: Job): Promise<void> => {
      await run(job);
      nowMs += 10_000;
      await run(job);
    };
    beforeEach(async () => {
      sites = [siteOf('acme', folderSource)];
      await run(createJob());
    });

    it('imports a file once, by two nodes together', async () => {
      put('stock.csv');
      const nodes = [createJob(), createJob()];
      for (let round = 0; round < 3; round += 1) {
        await Promise.all(nodes.map((job) => run(job)));
        nowMs += 10_000;
      }
      expect(importFeed).toHaveBeenCalledTimes(1);
      expect(importFeed.mock.calls[0]?.[0]).toMatchObject({ siteSlug: 'acme', source: 'folder', format: 'csv' });
      expect([list('done'), list('failed')]).toEqual([['stock.csv'], []]);
    });

    it('moves a file that is no feed to failed, and tells the dealer at once', async () => {
      put('stock.csv');
      importFeed.mockRejectedValue(new FeedFileError('columns', 'The first row names no columns.'));
      await runUntilQuiet(createJob());
      expect([list('done'), list('failed')]).toEqual([[], ['stock.csv']]);
      expect(await listRuns()).toEqual([
        { site_id: 'acme', source: 'folder', failure: 'The first row names no columns.' },
      ]);
    });

    it('refuses a file that is too large', async () => {
      put('stock.csv', 'x'.repeat(1_000_001));
      await runUntilQuiet(createJob());
      expect(list('failed')).toEqual(['stock.csv']);
      expect(await listRuns()).toHaveLength(1);
    });

    it('tries a file again that could not be tried', async () => {
      put('stock.csv');
      importFeed.mockRejectedValueOnce(new Error('The database is away.'));
      const job = createJob();
      await runUntilQuiet(job);
      expect([list('done'), list('failed'), onFailed.mock.calls.length, await listRuns()]).toEqual([[], [], 1, []]);
      await runUntilQuiet(job);
      expect(list('done')).toEqual(['stock.csv']);
    });

    it('puts a file back that is no feed if the server stops in the meantime', async () => {
      put('stock.csv');
      const own = new AbortController();
      importFeed.mockImplementation(async () => {
        own.abort();
        throw new FeedFileError('columns', 'The first row names no columns.');
      });
      const job = createJob();
      await run(job);
      nowMs += 10_000;
      await run(job, own.signal);
      expect([list('importing'), onFailed.mock.calls]).toEqual([[], []]);
      await runUntilQuiet(createJob());
      expect(list('failed')).toEqual(['stock.csv']);
    });

    it('watches no folder that two sites name, and says so once', async () => {
      sites = [siteOf('acme', folderSource), siteOf('other', folderSource)];
      put('stock.csv');
      const job = createJob();
      await runUntilQuiet(job);
      expect(importFeed).not.toHaveBeenCalled();
      expect(onFailed.mock.calls.map(([slug, , { message }]) => [slug, message])).toEqual([
        ['acme', 'The feed folder acme is not watched: more than one site names it.'],
        ['other', 'The feed folder acme is not watched: more than one site names it.'],
      ]);
    });

    it('says so where FEEDS_DIR is not set', async () => {
      await run(createJob({ folderOf: () => undefined }));
      expect(onFailed.mock.calls[0]?.[2].message).toBe('The feed folder acme is not watched: FEEDS_DIR is not set.');
    });
  });
});
