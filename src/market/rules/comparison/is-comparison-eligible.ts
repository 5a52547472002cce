import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

const leastPriceCents = 20_000;

type Compared = Pick<Vehicle, 'status' | 'isSold' | 'isReserved' | 'priceCents' | 'offerPriceCents'>;

/**
 * A price comparison is offered for a vehicle in stock, not sold, not reserved, with a price above $200.
 * @spec B5.13
 */
export const isComparisonEligible = (vehicle: Compared): boolean =>
  isInStock(vehicle) && !vehicle.isSold && !vehicle.isReserved && (findShownPriceCents(vehicle) ?? 0) > leastPriceCents;
