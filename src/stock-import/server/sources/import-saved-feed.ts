import type { StockFeedConfig } from '../../rules/config.ts';
import { chooseFeedFormat } from '../../rules/sources/choose-feed-format.ts';
import { buildFailureReport } from '../build-feed-run.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FeedRunStore } from '../feed-run-store.ts';
import type { ImportStockOptions } from '../import-options.ts';
import type { ImportSummary } from '../import-stock.ts';
import { FeedTooLargeError } from '../spool-feed.ts';
import { FeedSourceError } from './feed-source-error.ts';
import type { SavedFeed } from './save-feed.ts';

export interface SourceSite {
  readonly slug: string;
  readonly configVersion: string;
  readonly config: { readonly stockFeed: StockFeedConfig };
}

export type SourceSummary = Pick<ImportSummary, 'held' | 'added' | 'changed' | 'stockVersion'>;

export type ImportFeed = (
  options: Pick<ImportStockOptions, 'siteSlug' | 'open' | 'format' | 'source' | 'file' | 'leavesFailureToCaller'>,
) => Promise<SourceSummary>;

export interface SourceOutcomes {
  readonly importFeed: ImportFeed;
  readonly runs: Pick<FeedRunStore, 'add'>;
  readonly onImported: (siteSlug: string, source: string, summary: SourceSummary) => void;
  readonly onFailed: (siteSlug: string, source: string, error: unknown) => void;
}

export const isFeedFault = (error: unknown): error is Error =>
  error instanceof FeedSourceError || error instanceof FeedTooLargeError || error instanceof FeedFileError;

/** Hides our own errors, because their messages can contain paths and SQL. */
const describeFailure = (error: unknown): string =>
  isFeedFault(error) ? error.message : "We couldn't import the feed because of an error on our side.";

interface SourceFeed {
  readonly source: string;
  readonly feed: SavedFeed;
  readonly fileName: string;
  readonly keptPath?: string;
}

/** Throws if the feed can't be imported, and lets the caller record the failed run. */
export const importSavedFeed = async (
  { importFeed, onImported }: SourceOutcomes,
  { slug, config }: SourceSite,
  { source, feed, fileName, keptPath }: SourceFeed,
): Promise<SourceSummary> => {
  const format = chooseFeedFormat(config.stockFeed.format, fileName, feed.start);
  const summary = await importFeed({
    siteSlug: slug,
    source,
    open: feed.open,
    format,
    file: { name: keptPath ?? fileName, format },
    leavesFailureToCaller: true,
  });
  onImported(slug, source, summary);
  return summary;
};

export const recordSourceFailure = (
  { runs }: SourceOutcomes,
  siteSlug: string,
  failure: { readonly source: string; readonly startedAt: Date; readonly error: unknown },
): Promise<void> =>
  runs.add({
    siteSlug,
    source: failure.source,
    startedAt: failure.startedAt.toISOString(),
    outcome: 'failed',
    fields: null,
    heldRowHash: null,
    report: buildFailureReport(describeFailure(failure.error)),
  });
