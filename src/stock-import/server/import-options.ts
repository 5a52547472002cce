import type { DatabaseService } from '#src/platform/db/database.ts';
import type { PhotoSources } from '../rules/check-photo-addresses.ts';
import type { ResolveLocation } from '../rules/complete-feed-record.ts';
import type { FeedFormat, StockFeedConfig } from '../rules/config.ts';
import type { FeedFile, NamedVehicle } from '../rules/feed-run.ts';
import type { MissingPolicy } from '../rules/row-remark.ts';
import type { FeedEvents } from './feed-pass.ts';
import type { FeedChange } from './plan-feed.ts';
import type { EstimatePrice, FindCommitments } from './survey-options.ts';

export interface ImportEvents extends FeedEvents {
  /**
   * Called before anything is written, for each vehicle that would go off sale although a shopper has reserved it, is
   * buying it or has it on a watchlist. A repeated survey doesn't call this again for a vehicle with the same facts.
   */
  readonly onNamed?: (vehicle: NamedVehicle) => void;
  readonly onChange?: (change: FeedChange) => void;
}

export interface ImportStockOptions extends ImportEvents {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly siteSlug: string;
  /** Called several times: to inspect, to survey and to write the feed. */
  readonly open: () => AsyncIterable<Buffer>;
  readonly format: FeedFormat;
  readonly config: StockFeedConfig;
  readonly source: string;
  readonly file?: FeedFile;
  readonly missing?: MissingPolicy;
  readonly isAccepted?: boolean;
  readonly isDryRun?: boolean;
  readonly leavesFailureToCaller?: boolean;
  readonly resolveLocation: ResolveLocation;
  readonly photoSources?: PhotoSources;
  readonly needsLocation?: boolean;
  /** The dealer's phone numbers, in any format. */
  readonly ownPhones?: readonly string[];
  readonly findCommitments: FindCommitments;
  readonly estimatePriceCents: EstimatePrice;
  /** Unix milliseconds. Defaults to now. */
  readonly nowMs?: number;
}

export const chooseMissingPolicy = ({
  missing,
  config,
}: Pick<ImportStockOptions, 'missing' | 'config'>): MissingPolicy => missing ?? config.missing;
