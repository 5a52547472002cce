import { findWeightedQuantile, type Weighted } from './find-weighted-quantile.ts';

/** Prices further off than so many typical distances are mistakes or other vehicles. */
const typicalDistances = 3.5;
/** Least typical distance, as a share: prices that agree to the dollar must not drop one that is a little off. */
const leastDistance = 0.05;
/** Makes the median distance comparable with a standard deviation. */
const deviationFactor = 1.4826;

const byValue = (one: Weighted, other: Weighted): number => one.value - other.value;

/** Leaves out what lies far from the middle, by shares; measured by medians, which no few outliers can move. */
export const dropOutliers = <T extends Weighted>(ordered: readonly T[]): readonly T[] => {
  const middle = findWeightedQuantile(ordered, 0.5);
  const distanceOf = (value: number): number => Math.abs(Math.log(value / middle));
  const distances = ordered.map(({ value, weight }) => ({ value: distanceOf(value), weight })).toSorted(byValue);
  const typical = Math.max(leastDistance, deviationFactor * findWeightedQuantile(distances, 0.5));
  return ordered.filter(({ value }) => distanceOf(value) <= typicalDistances * typical);
};
