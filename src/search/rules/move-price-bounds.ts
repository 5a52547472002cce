export interface PriceBounds {
  readonly from: number;
  readonly to: number;
}

/** @spec L5.12 */
export const priceStepDollars = 500;

/** @spec L5.11 */
export const movePriceBounds = (before: PriceBounds, moved: PriceBounds): PriceBounds => {
  if (moved.from < moved.to) return moved;
  return moved.from === before.from
    ? { from: before.from, to: before.from + priceStepDollars }
    : { from: before.to - priceStepDollars, to: before.to };
};
