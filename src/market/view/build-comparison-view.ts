import { formatNumber, formatPrice } from '#src/lib/format-number.ts';
import { shortenMakeModel } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { MarketEstimate } from '../rules/comparison/estimate-market.ts';
import {
  calculateArcPercent,
  chooseFillLabel,
  chooseFillLevel,
  type FillLevel,
  isComparisonShown,
  type PriceComparison,
} from '../rules/comparison/price-comparison.ts';

export interface ComparisonView {
  readonly label: string;
  readonly level: FillLevel;
  readonly arcPercent: number;
  readonly listedText: string;
  readonly lowText: string;
  readonly highText: string;
  readonly rangeText: string;
  readonly description: string | null;
}

/** @spec B2.51, B5.01 to B5.03, B9.04, B9.05, B9.45 */
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
    rangeText: `Similar vehicles are advertised for between ${lowText} and ${highText}.`,
    description,
  };
};

type Named = Pick<Vehicle, 'make' | 'model' | 'odometerKm'>;

/** @spec D.60, B3.15 */
export const describeEstimate = (
  { make, model, odometerKm }: Named,
  { vehicleCount, dealerCount, middleCents }: Extract<MarketEstimate, { readonly kind: 'estimate' }>,
): string => {
  const measure = odometerKm === null ? 'year' : 'year and kilometres';
  return `We compared this price with ${formatNumber(vehicleCount)} similar ${shortenMakeModel(
    `${make} ${model}`,
  )} listings from ${formatNumber(
    dealerCount,
  )} dealers, allowing for ${measure}. The median price is ${formatPrice(middleCents)}.`;
};
