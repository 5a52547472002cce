import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { createAddressGuard } from '#src/platform/egress/create-address-guard.ts';
import type { EgressOverrides } from '#src/platform/egress/create-guarded-request.ts';
import { type Env, readSecret } from '#src/platform/env.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { FeedFileError } from '#src/stock-import/server/feed-file-error.ts';
import { createFeedRunStore } from '#src/stock-import/server/feed-run-store.ts';
import { createFeedFolder, type FeedFolder } from '#src/stock-import/server/sources/feed-folder.ts';
import { createFeedSourceStore } from '#src/stock-import/server/sources/feed-source-store.ts';
import { createFeedSourcesJob } from '#src/stock-import/server/sources/feed-sources-job.ts';
import { createHttpsFetch } from '#src/stock-import/server/sources/fetch-https-feed.ts';
import { createSftpFetch } from '#src/stock-import/server/sources/fetch-sftp-feed.ts';
import { isFeedFault } from '#src/stock-import/server/sources/import-saved-feed.ts';
import { createFeedSaver } from '#src/stock-import/server/sources/save-feed.ts';
import type { ImportForSite } from './create-stock-importer.ts';

export interface OpenFeedSourcesOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly sites: Pick<SiteRegistry, 'all'>;
  readonly database: DatabaseService;
  readonly stock: { readonly importForSite: ImportForSite };
  readonly egress?: EgressOverrides;
}

const findFeedsDir = ({ FEEDS_DIR, FORECOURT_ENV, DATA_DIR }: Env): string | undefined => {
  if (FEEDS_DIR !== undefined || FORECOURT_ENV !== 'development') return FEEDS_DIR;
  const folder = join(DATA_DIR, 'feeds');
  mkdirSync(folder, { recursive: true });
  return folder;
};

const createFolders = (feedsDir: string | undefined) => {
  const folders = new Map<string, FeedFolder>();
  return (name: string): FeedFolder | undefined => {
    if (feedsDir === undefined) return undefined;
    const folder = folders.get(name) ?? createFeedFolder(join(feedsDir, name));
    folders.set(name, folder);
    return folder;
  };
};

export const openFeedSources = ({ env, log, sites, database, stock, egress }: OpenFeedSourcesOptions): Job => {
  const save = createFeedSaver(join(env.DATA_DIR, 'tmp'), env.FEED_BYTES);
  const guard = createAddressGuard(egress);
  return createFeedSourcesJob({
    sites: sites.all,
    store: createFeedSourceStore(database.primary),
    runs: createFeedRunStore(database.primary),
    save,
    fetches: {
      https: createHttpsFetch({ save, guard, readSecret, ca: egress?.ca }),
      sftp: createSftpFetch({ save, maxBytes: env.FEED_BYTES, guard, readSecret }),
    },
    folderOf: createFolders(findFeedsDir(env)),
    importFeed: stock.importForSite,
    isAlone: database.kind === 'embedded',
    onImported: (site, source, { added, changed, stockVersion }) =>
      log.info({ site, source, added, changed, stockVersion }, 'a stock feed was imported'),
    onFailed: (site, source, error) => {
      // The importer has already logged an unreadable file.
      if (error instanceof FeedFileError) return;
      if (isFeedFault(error)) log.warn({ site, source }, `a stock feed could not be fetched: ${error.message}`);
      else
        log.error({ site, source, err: error }, 'a stock feed could not be imported because of an error on our side');
    },
    onProblem: (error) => log.warn({ err: error }, 'feed sources could not be processed'),
  });
};
