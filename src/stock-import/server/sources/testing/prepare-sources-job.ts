import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { TestDatabase } from '#src/platform/db/testing/open-test-databases.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { type FeedSource, stockFeedConfig } from '../../../rules/config.ts';
import { createFeedRunStore } from '../../feed-run-store.ts';
import { createFeedFolder } from '../feed-folder.ts';
import { createFeedSourceStore } from '../feed-source-store.ts';
import { createFeedSourcesJob, type FeedSourcesJobOptions } from '../feed-sources-job.ts';
import type { HttpsSource } from '../fetch-https-feed.ts';
import type { FetchFeed } from '../fetched-feed.ts';
import type { ImportFeed, SourceSite, SourceSummary } from '../import-saved-feed.ts';
import { createFeedSaver } from '../save-feed.ts';

export const save = createFeedSaver(makeTemporaryFolder('job-feeds'), 1_000_000);
export const httpsSource = { kind: 'https', url: 'https://feeds.example/stock.csv' } as const;
export const sftpSource = {
  kind: 'sftp',
  host: 'feeds.example',
  user: 'acme',
  path: '/stock.jsonl',
  hostKeySha256: `SHA256:${'A'.repeat(43)}`,
  passwordVariable: 'ACME_PASSWORD',
} as const;
export const siteOf = (slug: string, source: object | null, configVersion = 'v1'): SourceSite => ({
  slug,
  configVersion,
  config: { stockFeed: stockFeedConfig.parse({ source }) },
});

export const nothingHeld: SourceSummary = { held: [], added: 1, changed: 0, stockVersion: 1 };
export const lastRow = {
  kind: 'lastRow',
  count: 1,
  sentence: 'The last row has no line ending.',
  stockNumbers: [],
} as const;

export async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

interface SourcesJobOptions {
  readonly open: () => Promise<TestDatabase>;
  readonly sites: () => readonly SourceSite[];
  readonly readClock: () => Date;
}

export const prepareSourcesJob = ({ open, sites, readClock }: SourcesJobOptions) => {
  let test: TestDatabase;
  let feedsDir: string;
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
      sites,
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
  const run = async (job: Job, signal = ending.signal): Promise<void> => {
    await job.run({ signal, wake: () => undefined });
    await job.inFlight?.();
    expect(onProblem).not.toHaveBeenCalled();
  };
  const listRuns = async () => {
    const { rows } = await test.database.primary.execute<{ site_id: string; source: string; failure: string }>(sql`
      SELECT site_id, source, report ->> 'failure' AS failure FROM stock_feed_runs ORDER BY finished_at`);
    return rows.map((row) => ({ ...row }));
  };

  return {
    test: {
      get database() {
        return test.database;
      },
    },
    feedFile: (...path: readonly string[]) => join(feedsDir, 'acme', ...path),
    fetchHttps,
    fetchSftp,
    importFeed,
    onImported,
    onFailed,
    ending,
    createJob,
    run,
    listRuns,
  };
};
