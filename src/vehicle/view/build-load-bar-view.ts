import { formatNumber } from '#src/lib/format-number.ts';
import { findLoadWeights } from '../rules/find-load-weights.ts';
import type { Vehicle } from '../rules/vehicle.ts';
import type { LoadBarView } from './load-bar-view.ts';

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
