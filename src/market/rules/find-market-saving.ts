import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { MarketConfig } from './config.ts';

export interface MarketSaving {
  readonly savingCents: number;
  readonly scope: 'state' | 'national';
}

type Compared = Pick<Vehicle, 'priceCents' | 'offerPriceCents' | 'market'>;

/** @spec B4.26 */
export const findMarketSaving = (vehicle: Compared, config: MarketConfig): MarketSaving | null => {
  const priceCents = findShownPriceCents(vehicle);
  if (!config.hasBadge || priceCents === null || vehicle.market === null) return null;
  const { stateAverageCents, nationalAverageCents } = vehicle.market;
  const averageCents = stateAverageCents || nationalAverageCents;
  if (!averageCents) return null;
  const savingCents = averageCents - priceCents;
  if (savingCents < config.badgeThresholdDollars * 100) return null;
  return { savingCents, scope: stateAverageCents ? 'state' : 'national' };
};
