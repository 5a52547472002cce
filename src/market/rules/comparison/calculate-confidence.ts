/** This many identical vehicles give a confidence of one half, before agreement counts. */
const halfKnownVehicles = 4;

/**
 * Rates an estimate from 0 to 1, in hundredths: more, closer and more consistent vehicles score higher.
 * @param similarities one per vehicle, above 0 and at most 1
 * @param spread width of the range as a share of its middle
 * @spec B3.15
 */
export const calculateConfidence = (likenesses: readonly number[], spread: number): number => {
  const sum = likenesses.reduce((total, likeness) => total + likeness, 0);
  const known = sum / (sum + halfKnownVehicles);
  const agreement = Math.max(0, 1 - spread);
  return Math.round(known * agreement * 100) / 100;
};
