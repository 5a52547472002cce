import { formatNumber, formatPrice } from '#src/lib/format-number.ts';
import { shortenMakeModel } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { MarketEstimate } from '../rules/comparison/estimate-market.ts';
import { isComparisonShown } from '../rules/comparison/is-comparison-shown.ts';
import {
  calculateArcPercent,
  chooseFillLabel,
  chooseFillLevel,
  type FillLevel,
  type PriceComparison,
} from '../rules/comparison/price-comparison.ts';

/** Everything that the price comparison says. @spec B2.51 */
export interface ComparisonView {
  /** 'Great Deal' @spec B9.05 */
  readonly label: string;
  /** @spec B9.04 */
  readonly level: FillLevel;
  /** How much of the arc is filled. @spec B9.45 */
  readonly arcPercent: number;
  /** 'listed at $41,980' */
  readonly listedText: string;
  /** '$40,900' */
  readonly lowText: string;
  readonly highText: string;
  /** 'Similar vehicles are advertised between $40,900 and $46,200.' */
  readonly rangeText: string;
  /** @spec D.60 */
  readonly description: string | null;
}

/** A price comparison in words; null when it is not shown. @spec B5.01 to B5.03, B9.04, B9.05, B9.45 */
export const buildComparisonView = (comparison: PriceComparison): ComparisonView | null => {
  if (!isComparisonShown(comparison)) return null;
  const { fill, listingPriceCents, marketMinCents, marketMaxCents, description } = comparison;
  const lowText = formatPrice(marketMinCents);
  const highText = formatPrice(marketMaxCents);
  return {
    label: chooseFillLabel(fill),
    level: chooseFillLevel(fill),
    arcPercent: calculateArcPercent(fill),
    listedText: `listed at ${formatPrice(listingPriceCents)}`,
    lowText,
    highText,
    rangeText: `Similar vehicles are advertised between ${lowText} and ${highText}.`,
    description,
  };
};

type Named = Pick<Vehicle, 'make' | 'model' | 'odometerKm'>;

/** What an estimate rests on, in words: the text of 'Car Analysis'. @spec D.60, B3.15 */
export const describeEstimate = (
  { make, model, odometerKm }: Named,
  { vehicleCount, dealerCount, middleCents }: Extract<MarketEstimate, { readonly kind: 'estimate' }>,
): string => {
  const measure = odometerKm === null ? 'year' : 'year and kilometres';
  return `We compared this price with ${formatNumber(vehicleCount)} similar ${shortenMakeModel(
    `${make} ${model}`,
  )} listings from ${formatNumber(
    dealerCount,
  )} dealers, allowing for ${measure}. The middle of their prices is ${formatPrice(middleCents)}.`;
};
