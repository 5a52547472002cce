import { formatNumber } from '#src/lib/format-number.ts';
import { findLoadWeights } from '../rules/find-load-weights.ts';
import type { Vehicle } from '../rules/vehicle.ts';

/** A bar of tare and payload. @spec B3.08 */
export interface LoadBarView {
  readonly tareKg: number;
  readonly payloadKg: number;
  readonly ratingKg: number;
  /** Where tare ends on the track, from 0 to 100. */
  readonly tarePercent: number;
  readonly payloadText: string;
  readonly description: string;
}

/** Builds a bar of tare and payload, where both weights are known. @spec B3.08 */
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
