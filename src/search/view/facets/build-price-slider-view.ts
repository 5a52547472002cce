import type { NumberRange } from '#src/search/rules/search-state.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import type { SearchConfig } from '../../rules/config.ts';

export interface PriceSliderView {
  readonly action: string;
  readonly minDollars: number;
  readonly maxDollars: number;
  readonly submitLabel: string;
}

/** @spec L2.69, L5.12 */
export const buildPriceSliderView = ({ path, priceSlider, itemTypes }: SearchConfig): PriceSliderView => ({
  action: path,
  ...priceSlider,
  submitLabel: `Show ${chooseVehicleNoun(itemTypes).many} in this range`,
});

/** `range` omits a bound at or beyond the slider's end, because such a bound filters nothing. @spec D.19, B3.14 */
export const describePriceSlider = (
  chosen: NumberRange,
  ends: { readonly min: number; readonly max: number },
): { readonly isMinRange: boolean; readonly isMaxRange: boolean; readonly range: NumberRange } => {
  const isMinRange = chosen.min === null || chosen.min <= ends.min;
  const isMaxRange = chosen.max === null || chosen.max >= ends.max;
  return {
    isMinRange,
    isMaxRange,
    range: { min: isMinRange ? null : chosen.min, max: isMaxRange ? null : chosen.max },
  };
};
