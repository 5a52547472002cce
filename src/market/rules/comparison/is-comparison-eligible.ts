import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { MarketConfig } from '../config.ts';

const leastPriceCents = 20_000;

type Compared = Pick<Vehicle, 'status' | 'isSold' | 'isReserved' | 'priceCents' | 'offerPriceCents'>;

/** @spec B5.13 */
export const isComparisonEligible = (vehicle: Compared): boolean =>
  isInStock(vehicle) && !vehicle.isSold && !vehicle.isReserved && (findShownPriceCents(vehicle) ?? 0) > leastPriceCents;

/** @spec B2.51, B5.13, D.60 */
export const hasPriceComparison = (vehicle: Compared, { plugins, autograb }: MarketConfig): boolean =>
  (plugins.includes('Autogauge') || autograb) && isComparisonEligible(vehicle);
