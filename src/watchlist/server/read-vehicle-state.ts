import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { isInStock, isListed } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ListingSite } from '#src/vehicle/server/require-vehicle.ts';
import type { VehicleState } from '../rules/find-watch-update.ts';

export const readVehicleState = (
  vehicle: Vehicle | undefined,
  site: Pick<ListingSite, 'config'>,
  now: Date,
): VehicleState => {
  if (vehicle === undefined) return { isAvailable: false, priceCents: null };
  const isAvailable = isInStock(vehicle) && !vehicle.isReserved && isListed(vehicle, site.config.search, now);
  return { isAvailable, priceCents: findShownPriceCents(vehicle) };
};
