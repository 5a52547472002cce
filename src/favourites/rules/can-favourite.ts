import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FavouritesConfig } from './config.ts';

const checks: Readonly<Record<FavouritesConfig['conditions'][number], (vehicle: Vehicle) => boolean>> = {
  used: ({ carType }) => carType === 'used',
  priced: ({ priceCents }) => (priceCents ?? 0) > 0,
  // Search documents have only the photo count. Full records have the pictures.
  pictured: ({ images, photoCount }) => images.length > 0 || photoCount > 0,
};

/** @spec B4.32, B4.33 */
export const canFavourite = (
  vehicle: Vehicle,
  { isEnabled, conditions }: Pick<FavouritesConfig, 'isEnabled' | 'conditions'>,
): boolean => isEnabled && isInStock(vehicle) && conditions.every((name) => checks[name](vehicle));
