import { daySeconds } from '#src/lib/durations.ts';
import type { CardConfig } from '../card/card-config.ts';
import type { Vehicle } from '../vehicle.ts';
import type { ItemType } from '../vehicle-classes.ts';

/** @spec B4.02, D.05 */
export type StockStatus = 'inStock' | 'comingSoon' | 'sold' | 'unavailable';

const meanings: ReadonlyMap<string, StockStatus> = new Map([
  ['in_stock', 'inStock'],
  ['coming_soon', 'comingSoon'],
  ['sold', 'sold'],
]);

/** @spec B4.02, D.05 */
export const getStockStatus = ({ status }: Pick<Vehicle, 'status'>): StockStatus =>
  meanings.get(status) ?? 'unavailable';

/** @spec B4.02 */
export const isInStock = (vehicle: Pick<Vehicle, 'status'>): boolean => {
  const status = getStockStatus(vehicle);
  return status === 'inStock' || status === 'comingSoon';
};

/** @spec B4.16, B4.17 */
export const hasLeftListing = (vehicle: Vehicle, soldWindowDays: number, now: Date): boolean => {
  if (!vehicle.isShownOnWebsite) return true;
  if (getStockStatus(vehicle) !== 'sold') return false;
  const { soldAtSeconds } = vehicle;
  return soldAtSeconds === null || soldAtSeconds < now.getTime() / 1000 - soldWindowDays * daySeconds;
};

/** @spec B1.02 */
export const isStockedKind = ({ itemType }: Pick<Vehicle, 'itemType'>, itemTypes: readonly ItemType[]): boolean =>
  itemTypes.includes(itemType);

export interface Listing {
  readonly itemTypes: readonly ItemType[];
  readonly soldWindowDays: number;
}

/** Unavailable vehicles have pages too, which offer similar vehicles. @spec B1.02, B4.16, B4.17, D.05 */
export const hasPage = (vehicle: Vehicle, { itemTypes, soldWindowDays }: Listing, now: Date): boolean =>
  isStockedKind(vehicle, itemTypes) && !hasLeftListing(vehicle, soldWindowDays, now);

/** @spec B4.16, D.05 */
export const isListed = (vehicle: Vehicle, listing: Listing, now: Date): boolean =>
  getStockStatus(vehicle) !== 'unavailable' && hasPage(vehicle, listing, now);

/** A vehicle with this tag can't be reserved or bought online. @spec B3.02, D.25 */
export const isTestDriveOnly = ({ tag }: Pick<Vehicle, 'tag'>): boolean =>
  tag?.trim().toLowerCase() === 'test drive only';

/** @spec B4.08, B4.13 */
export const isCertified = (
  vehicle: Pick<Vehicle, 'make' | 'isCertified' | 'status' | 'carType'>,
  { certifiedMake }: Pick<CardConfig, 'certifiedMake'>,
): boolean =>
  certifiedMake !== null &&
  vehicle.make.toLowerCase() === certifiedMake.toLowerCase() &&
  vehicle.isCertified &&
  vehicle.carType !== 'new' &&
  getStockStatus(vehicle) !== 'sold';
