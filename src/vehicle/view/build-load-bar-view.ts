import { formatNumber } from '#src/lib/format-number.ts';
import { findLoadWeights } from '../rules/find-load-weights.ts';
import type { Vehicle } from '../rules/vehicle.ts';

/** Tare and payload against the rating. @spec B3.08 */
export interface LoadBarView {
  readonly tareKg: number;
  readonly payloadKg: number;
  /** The rating: ATM of a caravan, gross vehicle mass of a truck. */
  readonly ratingKg: number;
  /** Where tare ends on a track that ends at the rating, 0 to 100. */
  readonly tarePercent: number;
  /** 'Payload 504 kg' */
  readonly payloadText: string;
  /** 'Tare 2,196 kg, ATM 2,700 kg' */
  readonly description: string;
}

/** Tare and payload against the rating, where both weights are known. @spec B3.08 */
export const buildLoadBarView = (vehicle: Vehicle): LoadBarView | null => {
  const weights = findLoadWeights(vehicle);
  if (weights === null) return null;
  const { tareKg, payloadKg, ratingKg, ratingName } = weights;
  return {
    tareKg,
    payloadKg,
    ratingKg,
    tarePercent: Math.round((tareKg / ratingKg) * 1000) / 10,
    payloadText: `Payload ${formatNumber(payloadKg)} kg`,
    description: `Tare ${formatNumber(tareKg)} kg, ${ratingName} ${formatNumber(ratingKg)} kg`,
  };
};
