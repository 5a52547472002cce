import type { FeedBrakes } from '../config.ts';

export interface FeedTally {
  /** Number of vehicles that the site shows as unsold before the feed is applied. */
  readonly offered: number;
  readonly missing: number;
  /** Number of vehicles that shoppers could buy and that this feed's rows take off sale. */
  readonly offSale: number;
  /** Number of prices to which the price limits apply. */
  readonly priced: number;
  readonly pricesGone: number;
  readonly pricesMoved: number;
  /** Number of prices raised by more than 5%. */
  readonly pricesRaised: number;
  readonly pricesCut: number;
  readonly photos: number;
  readonly photosGone: number;
  readonly fieldsGone: readonly string[];
}

export type FeedLimit =
  | 'missing'
  | 'offSale'
  | 'pricesGone'
  | 'pricesMoved'
  | 'pricesRaised'
  | 'pricesCut'
  | 'photosGone'
  | 'fieldsGone';

export interface TrippedLimit {
  readonly limit: FeedLimit;
  readonly count: number;
  readonly of: number;
  readonly limitPercent: number | null;
}

type TrippedShare = TrippedLimit & { readonly limitPercent: number };

/** Number of changes that trip no percentage limit. A single change is most likely a sale or a correction. */
const alwaysAllowed = 1;
/** Minimum number of rises or cuts that trip their limit. A small yard can reprice all its vehicles at once. */
const leastRepriced = 10;

export const chooseTrippedLimits = (tally: FeedTally, brakes: FeedBrakes): readonly TrippedLimit[] => {
  const isOver = ({ count, of, limitPercent }: TrippedShare): boolean =>
    count > alwaysAllowed && count * 100 > of * limitPercent;
  const missing = {
    limit: 'missing',
    count: tally.missing,
    of: tally.offered,
    limitPercent: brakes.missingPercent,
  } as const;
  // Missing vehicles that are held back stay on sale, so they don't count a second time.
  const offSaleCount = tally.offSale + (isOver(missing) ? 0 : tally.missing);
  const shares = [
    missing,
    {
      limit: 'offSale',
      count: tally.offSale === 0 ? 0 : offSaleCount,
      of: tally.offered,
      limitPercent: brakes.missingPercent,
    },
    { limit: 'pricesGone', count: tally.pricesGone, of: tally.priced, limitPercent: brakes.pricesGonePercent },
    { limit: 'pricesMoved', count: tally.pricesMoved, of: tally.priced, limitPercent: brakes.pricesChangedPercent },
    { limit: 'photosGone', count: tally.photosGone, of: tally.photos, limitPercent: brakes.photosGonePercent },
  ] as const;
  const repriced = [
    { limit: 'pricesRaised', count: tally.pricesRaised },
    { limit: 'pricesCut', count: tally.pricesCut },
  ] as const;
  const tripped: TrippedLimit[] = [
    ...shares.filter(isOver),
    ...repriced
      .map((one) => ({ ...one, of: tally.priced, limitPercent: brakes.sameDirectionPercent }))
      .filter(({ count, of, limitPercent }) => count >= leastRepriced && count * 100 >= of * limitPercent),
  ];
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
