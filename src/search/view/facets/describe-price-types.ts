import type { ValueCount } from '../../rules/query/search-query.ts';

/** Warns when a list sorted by price mixes price types; null when it doesn't or none is known. @spec D.07, D.18 */
export const describePriceTypes = (priceTypes: readonly ValueCount[]): string | null => {
  const [most, second, ...rest] = priceTypes.toSorted((a, b) => b.count - a.count).map(({ value }) => `“${value}”`);
  if (most === undefined || second === undefined) return null;
  const others = [second, ...rest].join(' or ');
  return `In order of the figure shown: some prices are ${most}, others ${others}. The words stand beside each price.`;
};
