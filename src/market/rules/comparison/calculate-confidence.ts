/** This many identical vehicles give a confidence of one half, before agreement counts. */
const halfConfidenceVehicles = 4;

/**
 * Rates an estimate from 0 to 1, in hundredths: more, closer and more consistent vehicles score higher.
 * @param similarities one per vehicle, above 0 and at most 1
 * @param spread width of the range as a share of its middle
 * @spec B3.15
 */
export const calculateConfidence = (similarities: readonly number[], spread: number): number => {
  const sum = similarities.reduce((total, similarity) => total + similarity, 0);
  const coverage = sum / (sum + halfConfidenceVehicles);
  const agreement = Math.max(0, 1 - spread);
  return Math.round(coverage * agreement * 100) / 100;
};
