import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { findShownPriceCents } from './find-shown-price-cents.ts';

/** The value that finance is worked out on, in cents: the shown price, never the subscription price; 0 without one. @spec D.08 */
export const getFinanceValueCents = (vehicle: Pick<Vehicle, 'priceCents' | 'offerPriceCents'>): number =>
  findShownPriceCents(vehicle) ?? 0;
