import { daySeconds } from '#src/lib/durations.ts';
import type { CardConfig } from '../card/card-config.ts';
import { isStockedKind } from '../is-stocked-kind.ts';
import type { Vehicle } from '../vehicle.ts';
import type { ItemType } from '../vehicle-classes.ts';

/** What a vehicle's status means to a shopper. An unknown status is unavailable. @spec B4.02, D.05 */
export type StockStatus = 'inStock' | 'comingSoon' | 'sold' | 'unavailable';

const meanings: ReadonlyMap<string, StockStatus> = new Map([
  ['in_stock', 'inStock'],
  ['coming_soon', 'comingSoon'],
  ['sold', 'sold'],
]);

/** The meaning of a vehicle's status. @spec B4.02, D.05 */
export const getStockStatus = ({ status }: Pick<Vehicle, 'status'>): StockStatus =>
  meanings.get(status) ?? 'unavailable';

/** In stock means in_stock or coming_soon. @spec B4.02 */
export const isInStock = (vehicle: Pick<Vehicle, 'status'>): boolean => {
  const status = getStockStatus(vehicle);
  return status === 'inStock' || status === 'comingSoon';
};

/** When a sold vehicle was sold, in seconds since 1970: its sold date, else its last change. @spec B4.16 */
export const findSoldAtSeconds = ({
  soldAtSeconds,
  updatedAt,
}: Pick<Vehicle, 'soldAtSeconds' | 'updatedAt'>): number | null => {
  if (soldAtSeconds !== null) return soldAtSeconds;
  return updatedAt === null ? null : Math.floor(Date.parse(updatedAt) / 1000);
};

/**
 * Whether a vehicle was sold longer ago than the sold window, or was taken off the website: its page then gives way to
 * the search for its model.
 * @spec B4.16, B4.17
 */
export const hasLeftListing = (vehicle: Vehicle, soldWindowDays: number, now: Date): boolean => {
  if (!vehicle.isShownOnWebsite) return true;
  if (getStockStatus(vehicle) !== 'sold') return false;
  const soldAtSeconds = findSoldAtSeconds(vehicle);
  return soldAtSeconds === null || soldAtSeconds < now.getTime() / 1000 - soldWindowDays * daySeconds;
};

/** As much of a site's switches as decides what it lists. */
export interface Listing {
  readonly itemTypes: readonly ItemType[];
  readonly soldWindowDays: number;
}

/** Whether a site shows a vehicle: of a kind that it sells, not taken off the website, not sold too long ago. @spec B1.02, B4.16, B4.17 */
export const isListed = (vehicle: Vehicle, { itemTypes, soldWindowDays }: Listing, now: Date): boolean =>
  isStockedKind(vehicle, itemTypes) && !hasLeftListing(vehicle, soldWindowDays, now);

/** Whether the dealer keeps the vehicle for test drives: it can be driven, not reserved or bought. @spec B3.02, D.25 */
export const isTestDriveOnly = ({ tag }: Pick<Vehicle, 'tag'>): boolean =>
  tag?.trim().toLowerCase() === 'test drive only';

/** The certified badge: make, certified, site switch on, not sold, and driven before, for a new vehicle is not pre-owned. @spec B4.08, B4.13 */
export const isCertified = (
  vehicle: Pick<Vehicle, 'make' | 'isCertified' | 'status' | 'carType'>,
  { certifiedMake }: Pick<CardConfig, 'certifiedMake'>,
): boolean =>
  certifiedMake !== null &&
  vehicle.make.toLowerCase() === certifiedMake.toLowerCase() &&
  vehicle.isCertified &&
  vehicle.carType !== 'new' &&
  getStockStatus(vehicle) !== 'sold';
