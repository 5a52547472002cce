import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import type { SearchConfig } from '../../rules/config.ts';

/** The price slider of the home page. */
export interface PriceSliderView {
  readonly action: string;
  readonly minDollars: number;
  readonly maxDollars: number;
  /** 'Show cars in this range' */
  readonly submitLabel: string;
}

/** Between which prices a shopper can choose, and where the choice leads. @spec L2.69, L5.12 */
export const buildPriceSliderView = ({ path, priceSlider, itemTypes }: SearchConfig): PriceSliderView => ({
  action: path,
  ...priceSlider,
  submitLabel: `Show ${chooseVehicleNoun(itemTypes).many} in this range`,
});
