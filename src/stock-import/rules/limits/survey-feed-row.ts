import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export interface StoredFacts {
  /** The price that shoppers see while the vehicle is shown and unsold; null if they see none. */
  readonly priceCents: number | null;
  readonly photoCount: number;
  readonly isSold: boolean;
  readonly isShown: boolean;
  readonly isAvailable: boolean;
  readonly isReserved: boolean;
}

export type RowConcern =
  | 'priceGone'
  | 'priceMoved'
  | 'priceRaised'
  | 'priceCut'
  | 'photosGone'
  | 'hidden'
  | 'sold'
  | 'unavailable'
  | 'reserved';

type FeedVehicle = Pick<
  Vehicle,
  'priceCents' | 'offerPriceCents' | 'images' | 'isShownOnWebsite' | 'status' | 'isSold' | 'isReserved'
>;

export const isOffered = ({ isShown, isSold }: Pick<StoredFacts, 'isShown' | 'isSold'>): boolean => isShown && !isSold;

export const isSoldRow = ({ status, isSold }: Pick<FeedVehicle, 'status' | 'isSold'>): boolean =>
  status === 'sold' || isSold;

export const isOfferedByRow = (vehicle: Pick<FeedVehicle, 'isShownOnWebsite' | 'status' | 'isSold'>): boolean =>
  isOffered({ isShown: vehicle.isShownOnWebsite, isSold: isSoldRow(vehicle) });

export const isLeaving = (concerns: readonly RowConcern[]): boolean =>
  concerns.includes('hidden') || concerns.includes('sold');

const offSaleConcerns: readonly RowConcern[] = ['hidden', 'sold', 'unavailable', 'reserved'];

export const listOffSaleConcerns = (
  concerns: readonly RowConcern[],
  { isAvailable, isReserved }: Pick<StoredFacts, 'isAvailable' | 'isReserved'>,
): readonly RowConcern[] =>
  isAvailable && !isReserved ? concerns.filter((concern) => offSaleConcerns.includes(concern)) : [];

const noticeablePercent = 5;

const listPriceConcerns = (
  before: number | null,
  after: number | null,
  limitPercent: number,
): readonly RowConcern[] => {
  if (before === null) return [];
  if (after === null) return ['priceGone'];
  const movesBy = (percent: number): boolean => Math.abs(after - before) * 100 > before * percent;
  return [
    ...(movesBy(limitPercent) ? (['priceMoved'] as const) : []),
    ...(movesBy(noticeablePercent) ? ([after > before ? 'priceRaised' : 'priceCut'] as const) : []),
  ];
};

export const listRowConcerns = (
  vehicle: FeedVehicle,
  stored: StoredFacts,
  priceMovePercent: number,
): readonly RowConcern[] => [
  ...listPriceConcerns(stored.priceCents, findShownPriceCents(vehicle), priceMovePercent),
  ...(vehicle.images.length < stored.photoCount ? (['photosGone'] as const) : []),
  ...(isSoldRow(vehicle) && !stored.isSold ? (['sold'] as const) : []),
  ...(!vehicle.isShownOnWebsite && stored.isShown ? (['hidden'] as const) : []),
  ...(getStockStatus(vehicle) === 'unavailable' && stored.isAvailable ? (['unavailable'] as const) : []),
  ...(vehicle.isReserved && !stored.isReserved ? (['reserved'] as const) : []),
];
