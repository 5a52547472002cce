import type { FeedFormat } from './config.ts';
import type { FeedLimit } from './limits/choose-tripped-limits.ts';

/** 'held': some changes were held back. 'failed': nothing changed. */
export type FeedRunOutcome = 'applied' | 'held' | 'failed';

export interface StatusCount {
  readonly filled: number;
  readonly of: number;
}

/** `stockNumbers` lists at most 50 vehicles. */
export interface HeldChange {
  readonly kind:
    | FeedLimit
    | 'otherPrices'
    | 'firstPrices'
    | 'lowPrice'
    | 'tenfoldPrice'
    | 'priceSwapped'
    | 'costPrice'
    | 'pricesBelowCost'
    | 'highPrice'
    | 'lowFirstPrice'
    | 'odometerFallen'
    | 'odometerSwapped'
    | 'columnShifted'
    | 'photosSwapped'
    | 'photosNamed'
    | 'firstPhotosNamed'
    | 'photosShared'
    | 'staffComments'
    | 'sameCar'
    | 'odometerPrices'
    | 'firstOdometers'
    | 'textChanged'
    | 'statusEmptied'
    | 'marksHeld'
    | 'committed'
    | 'lastRow'
    | 'missingSkipped';
  readonly count: number;
  readonly vehicles?: number;
  readonly sentence: string;
  readonly stockNumbers: readonly string[];
}

export const countUnnamed = ({ count, vehicles, stockNumbers }: HeldChange): number =>
  (vehicles ?? count) - stockNumbers.length;

export type CommitmentKind = 'reservation' | 'purchase' | 'watchlist';

export interface NamedVehicle {
  readonly stockNumber: string;
  readonly name: string;
  readonly commitments: readonly CommitmentKind[];
  /** True if the vehicle stays on the site because a shopper paid a deposit. */
  readonly isHeld: boolean;
}

export interface ReturnedVehicle {
  readonly stockNumber: string;
  readonly name: string;
  readonly priceCents: number | null;
}

export interface FeedFile {
  /**
   * The file's path if the server keeps the file. Otherwise the last part of the feed's address, which can be empty.
   */
  readonly name: string;
  readonly format: FeedFormat;
}

export interface FeedRunReport {
  readonly failure: string | null;
  /** Missing, for example, if the feed was pushed or the run failed. */
  readonly file?: FeedFile;
  readonly counts: {
    readonly rows: number;
    readonly added: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly refused: number;
    readonly warned: number;
    readonly missing: number;
  };
  readonly held: readonly HeldChange[];
  readonly named: readonly NamedVehicle[];
  /**
   * Stock numbers of vehicles that were shown and unsold without a price and are now for sale with one. Leaves out a
   * return to the last price that shoppers saw. Missing if there are none.
   */
  readonly firstPrices?: readonly string[];
  /**
   * Status counts of this feed. If its statuses were empty or missing and this was held back, counts of an earlier
   * feed. Missing in reports of failed runs and of earlier versions.
   */
  readonly statuses?: StatusCount;
  /** Missing in reports of failed runs and of earlier versions. */
  readonly returned?: readonly ReturnedVehicle[];
}
