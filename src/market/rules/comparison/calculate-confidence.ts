/** So many vehicles, wholly alike, give half of what can be known. */
const halfKnownVehicles = 4;

/**
 * How far an estimate can be relied on, from 0 to 1, to two decimals: by how many vehicles count, how alike they are
 * and how far they agree.
 * @param likenesses of the vehicles, each above 0 and at most 1
 * @param spread width of the range as a share of its middle
 * @spec B3.15
 */
export const calculateConfidence = (likenesses: readonly number[], spread: number): number => {
  const sum = likenesses.reduce((total, likeness) => total + likeness, 0);
  const known = sum / (sum + halfKnownVehicles);
  const agreement = Math.max(0, 1 - spread);
  return Math.round(known * agreement * 100) / 100;
};
