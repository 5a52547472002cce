import { formatPrice } from '#src/lib/format-price.ts';
import { calculateArcPercent, chooseFillLabel, chooseFillLevel } from '../rules/comparison/describe-fill.ts';
import { isComparisonShown } from '../rules/comparison/is-comparison-shown.ts';
import type { PriceComparison } from '../rules/comparison/price-comparison.ts';
import type { ComparisonView } from './comparison-view.ts';

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
