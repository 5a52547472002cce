import type { Vehicle } from '../vehicle.ts';

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
