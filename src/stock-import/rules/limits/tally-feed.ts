import type { FeedTally } from './choose-tripped-limits.ts';
import { isLeaving, listOffSaleConcerns, type RowConcern, type StoredFacts } from './survey-feed-row.ts';

const priceConcerns: ReadonlySet<RowConcern> = new Set(['priceGone', 'priceMoved', 'priceRaised', 'priceCut']);

export type VehicleTally = Pick<
  FeedTally,
  'offSale' | 'priced' | 'pricesGone' | 'pricesMoved' | 'pricesRaised' | 'pricesCut' | 'photos' | 'photosGone'
>;

interface ComparedRow {
  readonly before: StoredFacts;
  readonly photoCount: number;
  readonly concerns: readonly RowConcern[];
}

export const emptyTally: VehicleTally = {
  offSale: 0,
  priced: 0,
  pricesGone: 0,
  pricesMoved: 0,
  pricesRaised: 0,
  pricesCut: 0,
  photos: 0,
  photosGone: 0,
};

/**
 * `settled` leaves out prices so new that a correction is normal. If such prices are more than half of all prices,
 * returns `all`, because so many prices could be wrong together.
 */
export const chooseTally = (all: VehicleTally, settled: VehicleTally): VehicleTally =>
  (all.priced - settled.priced) * 2 > all.priced ? all : settled;

export const withoutPrice = ({ before, photoCount, concerns }: ComparedRow): ComparedRow => ({
  before: { ...before, priceCents: null },
  photoCount,
  concerns: concerns.filter((concern) => !priceConcerns.has(concern)),
});

/**
 * Call this only for vehicles that were shown and unsold before the feed. If the row hides the vehicle or marks it as
 * sold, counts none of its other changes, because shoppers won't see them.
 */
export const addToTally = (tally: VehicleTally, { before, photoCount, concerns }: ComparedRow): VehicleTally => {
  const offSale = tally.offSale + (listOffSaleConcerns(concerns, before).length > 0 ? 1 : 0);
  if (isLeaving(concerns)) return { ...tally, offSale };
  const count = (kind: RowConcern): number => (concerns.includes(kind) ? 1 : 0);
  return {
    offSale,
    priced: tally.priced + (before.priceCents === null ? 0 : 1),
    pricesGone: tally.pricesGone + count('priceGone'),
    pricesMoved: tally.pricesMoved + count('priceMoved'),
    pricesRaised: tally.pricesRaised + count('priceRaised'),
    pricesCut: tally.pricesCut + count('priceCut'),
    photos: tally.photos + before.photoCount,
    photosGone: tally.photosGone + Math.max(0, before.photoCount - photoCount),
  };
};
