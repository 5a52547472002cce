/** A value and how much it counts; weights are above 0. */
export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/**
 * The value below which a share of the weight lies, between neighbours by line; the middle of a value's weight is its
 * place. @param ordered by value, at least one
 */
export const findWeightedQuantile = (ordered: readonly Weighted[], share: number): number => {
  const wanted = share * ordered.reduce((sum, { weight }) => sum + weight, 0);
  let reached = 0;
  let before: { readonly value: number; readonly place: number } | undefined;
  for (const { value, weight } of ordered) {
    const place = reached + weight / 2;
    if (place >= wanted) {
      if (before === undefined) return value;
      return before.value + ((value - before.value) * (wanted - before.place)) / (place - before.place);
    }
    reached += weight;
    before = { value, place };
  }
  return before?.value ?? Number.NaN;
};
