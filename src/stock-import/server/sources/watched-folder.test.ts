import { readdirSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { SourceSite } from './import-saved-feed.ts';
import { prepareSourcesJob, siteOf } from './testing/prepare-sources-job.ts';

describe.each(testDatabases)('the job of feed sources, on the $name', ({ open }) => {
  let nowMs: number;
  let sites: readonly SourceSite[];
  const readClock = () => new Date(nowMs);
  const { feedFile, importFeed, onFailed, createJob, run, listRuns } = prepareSourcesJob({
    open,
    sites: () => sites,
    readClock,
  });
  beforeEach(() => {
    nowMs = Date.now();
  });

  describe('with a watched folder', () => {
    const folderSource = { kind: 'folder', folder: 'acme' } as const;
    const put = (name: string, content = 'Stock No,Make\n'): void => writeFileSync(feedFile(name), content);
    const list = (name: string) => readdirSync(feedFile(name)).map((file) => file.slice(26));
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
        ['acme', 'The feed folder acme is not watched: more than one site uses it.'],
        ['other', 'The feed folder acme is not watched: more than one site uses it.'],
      ]);
    });

    it('says so where FEEDS_DIR is not set', async () => {
      await run(createJob({ folderOf: () => undefined }));
      expect(onFailed.mock.calls[0]?.[2].message).toBe('The feed folder acme is not watched: FEEDS_DIR is not set.');
    });
  });
});
