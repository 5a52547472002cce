import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** The parts of a stored vehicle that the brakes compare with its row. */
export interface StoredFacts {
  /** Null without a price. */
  readonly priceCents: number | null;
  readonly photoCount: number;
  readonly isSold: boolean;
  readonly isShown: boolean;
}

export const rowConcerns = ['priceGone', 'priceMoved', 'photosGone', 'hidden', 'sold'] as const;

/** Something about a row that a brake may hold back. */
export type RowConcern = (typeof rowConcerns)[number];

const movedPercent = (from: number, to: number): number => (Math.abs(to - from) / from) * 100;

/** Compares a row with the stored vehicle. `priceMovePercent` is how far a price must move to count. */
export const listRowConcerns = (
  vehicle: Pick<Vehicle, 'priceCents' | 'offerPriceCents' | 'images' | 'isShownOnWebsite' | 'status' | 'isSold'>,
  stored: StoredFacts,
  priceMovePercent: number,
): readonly RowConcern[] => {
  const concerns: RowConcern[] = [];
  const priceCents = findShownPriceCents(vehicle);
  if (stored.priceCents !== null && priceCents === null) concerns.push('priceGone');
  if (stored.priceCents !== null && priceCents !== null) {
    if (movedPercent(stored.priceCents, priceCents) > priceMovePercent) concerns.push('priceMoved');
  }
  if (vehicle.images.length < stored.photoCount) concerns.push('photosGone');
  const isSold = vehicle.status === 'sold' || vehicle.isSold;
  if (isSold && !stored.isSold) concerns.push('sold');
  if (!vehicle.isShownOnWebsite && stored.isShown) concerns.push('hidden');
  return concerns;
};
