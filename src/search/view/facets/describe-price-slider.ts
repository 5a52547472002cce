import type { NumberRange } from '../../rules/search-state.ts';

/** Where the price slider stands, and the range that it means. @spec D.19 */
export interface PriceSlider {
  readonly isMinRange: boolean;
  readonly isMaxRange: boolean;
  /** A bound at the end of the slider is left out. */
  readonly range: NumberRange;
}

/** A slider at its lowest or highest value does not filter by that bound. @spec D.19, B3.14 */
export const describePriceSlider = (
  chosen: NumberRange,
  ends: { readonly min: number; readonly max: number },
): PriceSlider => {
  const isMinRange = chosen.min === null || chosen.min <= ends.min;
  const isMaxRange = chosen.max === null || chosen.max >= ends.max;
  return {
    isMinRange,
    isMaxRange,
    range: { min: isMinRange ? null : chosen.min, max: isMaxRange ? null : chosen.max },
  };
};
