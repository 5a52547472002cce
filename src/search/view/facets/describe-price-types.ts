import type { ValueCount } from '../../rules/query/search-query.ts';

/**
 * What a list in the order of prices says when its prices are not of one kind; null when they are, or no kind is known.
 * @param priceTypes kinds of prices as they stand beside them, with how many vehicles have each
 * @spec D.07, D.18
 */
export const describePriceTypes = (priceTypes: readonly ValueCount[]): string | null => {
  const [most, second, ...rest] = priceTypes.toSorted((a, b) => b.count - a.count).map(({ value }) => `“${value}”`);
  if (most === undefined || second === undefined) return null;
  const others = [second, ...rest].join(' or ');
  return `In order of the figure shown: some prices are ${most}, others ${others}. The words stand beside each price.`;
};
