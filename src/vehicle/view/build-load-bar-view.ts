import { formatNumber } from '#src/lib/format-number.ts';
import { findLoadWeights } from '../rules/find-load-weights.ts';
import type { Vehicle } from '../rules/vehicle.ts';

/** @spec B3.08 */
export interface LoadBarView {
  readonly tareKg: number;
  readonly payloadKg: number;
  readonly ratingKg: number;
  readonly tarePercent: number;
  /** Position of `ratingKg` on the bar. 100, unless the bar extends to the shopper's higher tow limit. */
  readonly ratingPercent: number;
  readonly payloadText: string;
  readonly description: string;
}

const percentOf = (kg: number, trackKg: number): number => Math.round((kg / trackKg) * 1000) / 10;

/** @spec B3.08 */
export const buildLoadBarView = (vehicle: Vehicle, towLimitKg: number | null = null): LoadBarView | null => {
  const weights = findLoadWeights(vehicle);
  if (weights === null) return null;
  const { tareKg, payloadKg, ratingKg, ratingName } = weights;
  const trackKg = ratingName === 'ATM' ? Math.max(ratingKg, towLimitKg ?? 0) : ratingKg;
  return {
    tareKg,
    payloadKg,
    ratingKg,
    tarePercent: percentOf(tareKg, trackKg),
    ratingPercent: percentOf(ratingKg, trackKg),
    payloadText: `Payload ${formatNumber(payloadKg)} kg`,
    description: `Tare ${formatNumber(tareKg)} kg, ${ratingName} ${formatNumber(ratingKg)} kg`,
  };
};
