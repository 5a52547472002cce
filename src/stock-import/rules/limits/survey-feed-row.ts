import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export interface StoredFacts {
  /** The price that shoppers see while the vehicle is on offer; null if they see none. */
  readonly priceCents: number | null;
  readonly photoCount: number;
  readonly isSold: boolean;
  readonly isShown: boolean;
}

export type RowConcern = 'priceGone' | 'priceMoved' | 'photosGone' | 'hidden' | 'sold';

type FeedVehicle = Pick<
  Vehicle,
  'priceCents' | 'offerPriceCents' | 'images' | 'isShownOnWebsite' | 'status' | 'isSold'
>;

export const isOffered = ({ isShown, isSold }: Pick<StoredFacts, 'isShown' | 'isSold'>): boolean => isShown && !isSold;

export const isSoldRow = ({ status, isSold }: Pick<FeedVehicle, 'status' | 'isSold'>): boolean =>
  status === 'sold' || isSold;

export const isLeaving = (concerns: readonly RowConcern[]): boolean =>
  concerns.includes('hidden') || concerns.includes('sold');

const findPriceConcern = (before: number | null, after: number | null, limitPercent: number): RowConcern | null => {
  if (before === null) return null;
  if (after === null) return 'priceGone';
  return Math.abs(after - before) * 100 > before * limitPercent ? 'priceMoved' : null;
};

export const listRowConcerns = (
  vehicle: FeedVehicle,
  stored: StoredFacts,
  priceMovePercent: number,
): readonly RowConcern[] => {
  const price = findPriceConcern(stored.priceCents, findShownPriceCents(vehicle), priceMovePercent);
  return [
    ...(price === null ? [] : [price]),
    ...(vehicle.images.length < stored.photoCount ? (['photosGone'] as const) : []),
    ...(isSoldRow(vehicle) && !stored.isSold ? (['sold'] as const) : []),
    ...(!vehicle.isShownOnWebsite && stored.isShown ? (['hidden'] as const) : []),
  ];
};
