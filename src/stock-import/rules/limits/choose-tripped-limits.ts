import type { FeedBrakes } from '../config.ts';

/** What a feed would change, in vehicles of the site, before anything is written. */
export interface FeedTally {
  /** Vehicles that the site shows and that aren't sold. */
  readonly offered: number;
  /** Offered vehicles that the feed lacks and would hide or sell. */
  readonly missing: number;
  /** Offered vehicles with a price whose rows leave them on sale. */
  readonly priced: number;
  readonly pricesGone: number;
  readonly pricesMoved: number;
  /** Photos of such vehicles, and how many of them the feed takes away. */
  readonly photos: number;
  readonly photosGone: number;
  /** Specification names of fields that the last feed had and this one lacks. */
  readonly fieldsGone: readonly string[];
}

export type FeedLimit = 'missing' | 'pricesGone' | 'pricesMoved' | 'photosGone' | 'fieldsGone';

export interface TrippedLimit {
  readonly limit: FeedLimit;
  readonly count: number;
  readonly of: number;
  /** Null for fieldsGone, which has no share. */
  readonly limitPercent: number | null;
}

/** One vehicle is a sale or a correction, however small the yard. */
const alwaysAllowed = 1;

/** Returns the limits (`stockFeed.brakes`) that a feed is above, such as more than 20 % of the vehicles missing. */
export const chooseTrippedLimits = (tally: FeedTally, brakes: FeedBrakes): readonly TrippedLimit[] => {
  const shares = [
    { limit: 'missing', count: tally.missing, of: tally.offered, limitPercent: brakes.missingPercent },
    { limit: 'pricesGone', count: tally.pricesGone, of: tally.priced, limitPercent: brakes.pricesGonePercent },
    { limit: 'pricesMoved', count: tally.pricesMoved, of: tally.priced, limitPercent: brakes.pricesChangedPercent },
    { limit: 'photosGone', count: tally.photosGone, of: tally.photos, limitPercent: brakes.photosGonePercent },
  ] as const;
  const tripped: TrippedLimit[] = shares.filter(
    ({ count, of, limitPercent }) => count > alwaysAllowed && count * 100 > of * limitPercent,
  );
  if (brakes.missingColumns === 'hold' && tally.fieldsGone.length > 0) {
    tripped.push({
      limit: 'fieldsGone',
      count: tally.fieldsGone.length,
      of: tally.fieldsGone.length,
      limitPercent: null,
    });
  }
  return tripped;
};
