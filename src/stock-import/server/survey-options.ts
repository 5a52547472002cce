import type { Database } from '#src/platform/db/database.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FeedBrakes } from '../rules/config.ts';
import type { CommitmentKind, StatusCount } from '../rules/feed-run.ts';
import type { FeedHeadings } from '../rules/limits/find-column-changes.ts';
import type { MissingPolicy } from '../rules/row-remark.ts';
import type { CompareOptions } from './compare-feed.ts';

export type FindCommitments = (
  database: Database,
  siteSlug: string,
  vehicleIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly CommitmentKind[]>>;

/**
 * Returns a used car's estimated price in cents. Returns null for any other vehicle, and if the market gives no
 * estimate.
 */
export type EstimatePrice = (siteSlug: string, vehicle: Vehicle) => Promise<number | null>;

export interface SurveyOptions
  extends Omit<
    CompareOptions,
    | 'priceMovePercent'
    | 'isLowPrice'
    | 'isTenfoldPrice'
    | 'findMarketCents'
    | 'isRolledBack'
    | 'isSwapped'
    | 'loadRecord'
  > {
  readonly database: Database;
  readonly missing: MissingPolicy;
  readonly brakes: FeedBrakes;
  readonly isAccepted: boolean;
  /**
   * The specification's names for the fields of the last readable feed. Includes fields that it lost, if the loss was
   * held back.
   */
  readonly lastFields: readonly string[];
  /**
   * Headings of the last readable feed. If that feed lost columns and the loss was held back, headings of the feed
   * before the loss. Null if no headings are stored.
   */
  readonly lastHeadings: FeedHeadings | null;
  /**
   * Status counts of the last readable feed. If that feed's statuses were empty or missing and this was held back,
   * counts of an earlier feed. Null if no counts are stored.
   */
  readonly lastStatuses: StatusCount | null;
  readonly findCommitments: FindCommitments;
  readonly estimatePriceCents: EstimatePrice;
}
