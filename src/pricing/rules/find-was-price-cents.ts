import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { findShownPriceCents } from './find-shown-price-cents.ts';

type Priced = Pick<Vehicle, 'priceCents' | 'offerPriceCents' | 'beforePriceCents'>;

/** @spec B4.25 */
export const findWasPriceCents = (vehicle: Priced): number | null => {
  const shownCents = findShownPriceCents(vehicle);
  const { beforePriceCents, priceCents } = vehicle;
  if (shownCents === null || beforePriceCents === null) return null;
  return beforePriceCents > Math.max(shownCents, priceCents ?? 0) ? beforePriceCents : null;
};
